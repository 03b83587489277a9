/** Saving match files: those of the server are links, those of this device are made by the page. */
import { isHere } from "./line";
import { get } from "./requests";

/** Milliseconds for which a file is there to be saved. */
const LONG = 60_000;

/** For the link to a table's file: where the table is in this page, the file is made here. */
export async function saveFile(event: MouseEvent, table: string): Promise<void> {
  if (!isHere(table)) return;
  event.preventDefault();
  const text = await get<string>(`/api/tables/${table}/file`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${table}.vihara`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LONG); // the browser reads it in its own time
}
