/** The file in a model's answer: a fenced block, or the document itself; what is said around it is left out. */
export function extractPage(answer: string): string | undefined {
  const fenced = /```(?:html)?[^\S\n]*\n([\s\S]*?)(?:\n```|$)/iu.exec(answer)?.[1];
  const text = fenced !== undefined && /<(?:!doctype|html|script|canvas)\b/iu.test(fenced) ? fenced : answer;
  const start = text.search(/<!doctype html|<html\b/iu);
  if (start < 0) return undefined;
  const end = text.toLowerCase().lastIndexOf('</html>');
  return end < start ? undefined : text.slice(start, end + '</html>'.length);
}
