/**
 * The end of a bundle's `design.js`: it looks for a `design.json` that somebody changed, and takes it where it can be read. On a web server it lies
 * beside the page. From a disk no browser lets a page read a file that it was not handed: there it is dropped onto the game once, and from
 * then on read again at each load. That needs a handle to the file, which Chromium alone gives: elsewhere what was dropped is played once, and the
 * page says so. A sandboxed preview has neither, and plays by `design.js` alone; so does a page that has the script in itself, with nothing beside it.
 */

/** `mark`: the hash (FNV-1a) of the design as delivered, in JSON without spaces; a design of that mark was not changed. */
export function editedDesign(mark: number): string {
  return `(function () {
  var here = typeof document === "object" && document.currentScript;
  var disk = here && location.protocol === "file:";
  if (!here || !here.src || (!disk && (!/^https?:$/.test(location.protocol) || self.origin === "null"))) return;
  var hash = function (text) {
    var value = 0x811c9dc5;
    for (var i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
    return value;
  };
  var taken = false;
  var say = function (text, seconds) {
    console.warn(text);
    var note = document.createElement("p");
    note.setAttribute("role", "alert");
    note.style.cssText = "position:fixed;z-index:99;inset:auto 0 0;margin:0;padding:12px 16px;background:#1d1b26;color:#fff;font:16px/1.4 system-ui,sans-serif";
    note.textContent = text;
    (document.body || document.documentElement).appendChild(note);
    if (seconds) setTimeout(function () { note.remove(); }, seconds * 1000);
  };
  var wrong = function (error) { say("design.json does not work: " + ((error && error.message) || error)); };
  var take = function (text) {
    var design = JSON.parse(text);
    if (!design || typeof design !== "object" || !design.cast || !design.theme) throw new Error("it is not a design");
    if (hash(JSON.stringify(design)) === ${mark}) return;
    taken = true;
    if (design.seed !== __GAME__.design.seed) __GAME__.seed = design.seed;
    __GAME__.design = design;
    document.title = design.title;
  };
  addEventListener("unhandledrejection", function (event) { if (taken) wrong(event.reason); });
  if (!disk) {
    __GAME__.ready = fetch(new URL("design.json", here.src), { cache: "no-cache" })
      .then(function (response) { return response.ok ? response.text().then(take) : null; })
      .catch(wrong);
    return;
  }
  // what was dropped here before, by this page's address: all pages of a disk share one store
  var key = location.pathname;
  var shelf = function (mode, use) {
    return new Promise(function (done, fail) {
      var open = indexedDB.open("design.json", 1);
      open.onupgradeneeded = function () { open.result.createObjectStore("files"); };
      open.onerror = function () { fail(open.error); };
      open.onsuccess = function () {
        var asked = use(open.result.transaction("files", mode).objectStore("files"));
        asked.onerror = function () { fail(asked.error); };
        asked.onsuccess = function () { done(asked.result); };
      };
    });
  };
  var dropped = false;
  var once = function () {
    var text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    dropped = !!text;
    return text;
  };
  __GAME__.ready = shelf("readonly", function (files) { return files.get(key); })
    .catch(function () {})
    .then(function (file) {
      var text = once();
      if (!file) return text;
      return file.queryPermission({ mode: "read" }).then(function (answer) {
        if (answer === "granted") return file.getFile().then(function (found) { return found.text(); });
        say("To play by your design.json, drop it onto the game once more.");
      });
    })
    .then(function (text) {
      if (!text) return;
      take(text);
      if (dropped) say("This is design.json as you dropped it. After each change, drop it once more.", 12);
    })
    .catch(wrong);
  addEventListener("dragover", function (event) { event.preventDefault(); });
  addEventListener("drop", function (event) {
    event.preventDefault();
    var item = event.dataTransfer.items[0];
    var plain = item && item.getAsFile && item.getAsFile();
    if (!plain) return;
    if (!/\\.json$/i.test(plain.name)) return say("That is " + plain.name + "; the file to drop here is design.json.");
    var handle = item.getAsFileSystemHandle ? item.getAsFileSystemHandle() : Promise.reject(new Error("no handles"));
    handle
      .then(function (file) { return shelf("readwrite", function (files) { return files.put(file, key); }); })
      .catch(function () { return plain.text().then(function (text) { sessionStorage.setItem(key, text); }); })
      .then(function () { location.reload(); })
      .catch(wrong);
  });
})();
`;
}
