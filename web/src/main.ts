import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "$lib/messages.svelte";
import { applyTheme, preferences } from "$lib/preferences.svelte";

applyTheme();
await speak(preferences.language);
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/service-worker.js");
