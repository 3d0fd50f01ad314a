/** Texts put where they can't end what is around them. */

/**
 * JSON for a script element: the two line separators are escaped, and each `<` that could begin `</script`, `<script` or
 * `<!--`, so that no text ends the element or the line. (Every `<` would cost a page of pictures 2 KB.)
 */
export function scriptJson(value: unknown, indent = 0): string {
  return JSON.stringify(value, null, indent)
    .replaceAll(/<(?=[/!s])/giu, '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Text for HTML, in an element or a quoted attribute. */
export function html(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
