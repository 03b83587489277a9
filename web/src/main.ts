import { mount } from "svelte";
import App from "./App.svelte";
import "@fontsource-variable/figtree/wght.css";
import "./app.css";
import { keepApp } from "$lib/keeping";
import { speak } from "$lib/messages.svelte";
import { applyTheme, preferences } from "$lib/preferences.svelte";
import { parts } from "$lib/route.svelte";
import { fetchPage, placeAt } from "./pages";

applyTheme();
void fetchPage(placeAt(parts()).page).catch(() => undefined); // on its way while the words come; a failure is told by the app
await speak(preferences.language);
mount(App, { target: document.getElementById("app")! });
keepApp();
