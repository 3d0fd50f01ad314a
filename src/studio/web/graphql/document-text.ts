/**
 * Tags the generated operations (`codegen.yml`). An operation stays a text until it is first asked, when urql parses it:
 * parsing all of them took a third of what the first script does before anything is shown, and most pages ask a few.
 *
 * @param fragments such texts, which the generated types call documents; each holds itself alone, and an operation names all
 */
export function gql(texts: TemplateStringsArray, ...fragments: readonly unknown[]): string {
  return String.raw({ raw: texts }, ...fragments);
}
