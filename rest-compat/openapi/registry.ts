/** The components of the document: each thing once, under a name, and only what is referred to. */
import type { Components, Example, Header, JsonSchema, Reference, Response } from '../../src/http/openapi.types.js';

type Kind = Exclude<keyof Components, 'securitySchemes'>;

export class Registry {
  readonly schemas: Record<string, JsonSchema> = {};
  readonly headers: Record<string, Header> = {};
  readonly responses: Record<string, Response> = {};
  readonly examples: Record<string, Example> = {};
  readonly #nameByShape = new Map<string, string>();

  /** Objects of the same shape are the same component, whatever they are called where they are found a second time. */
  schema(name: string, qualifier: string, schema: JsonSchema): Reference {
    const { description: _, ...shape } = schema;
    const key = JSON.stringify(shape);
    let known = this.#nameByShape.get(key);
    if (known === undefined) {
      known = name in this.schemas ? `${qualifier}${name}` : name;
      if (known in this.schemas) throw new Error(`Two different shapes are called ${known}.`);
      this.#nameByShape.set(key, known);
      this.schemas[known] = schema;
    }
    return { $ref: `#/components/schemas/${known}` };
  }

  header(name: string, header: Header): Reference {
    return this.#once('headers', name, header);
  }

  response(name: string, response: Response): Reference {
    return this.#once('responses', name, response);
  }

  example(name: string, example: Example): Reference {
    return this.#once('examples', name, example);
  }

  #once<K extends Kind>(kind: K, name: string, value: Components[K][string]): Reference {
    const all = this[kind] as Record<string, Components[K][string]>;
    const known = all[name];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(value))
      throw new Error(`Two different ${kind} are called ${name}.`);
    all[name] = value;
    return { $ref: `#/components/${kind}/${name}` };
  }
}

/** What a reference of this document stands for. */
export function resolve<T extends object>(components: Components, value: T | Reference): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const [, , kind, name] = value.$ref.split('/');
  const found = (components as unknown as Record<string, Record<string, unknown>>)[kind!]?.[name!];
  if (found === undefined) throw new Error(`There is no ${value.$ref}.`);
  return found as T;
}
