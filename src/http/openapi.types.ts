/** As much of OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1) as the document uses. */

export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  title?: string;
  description?: string;
  format?: string;
  pattern?: string;
  enum?: readonly (string | null)[];
  const?: unknown;
  default?: string | number;
  examples?: readonly unknown[];
  deprecated?: boolean;
  writeOnly?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  contentMediaType?: string;
  contentSchema?: JsonSchema;
}

export interface Reference {
  readonly $ref: string;
}

export interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

export interface MediaType {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
}

export interface Header {
  readonly description: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
  readonly example: string | number;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
  readonly example?: string | number;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly deprecated?: boolean;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, MediaType>>;
  };
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface Components {
  readonly schemas: Record<string, JsonSchema>;
  readonly headers: Record<string, Header>;
  readonly responses: Record<string, Response>;
  readonly examples: Record<string, Example>;
  readonly securitySchemes: Record<string, Readonly<Record<string, string>>>;
}

export interface OpenApi {
  readonly openapi: '3.1.1';
  readonly info: Readonly<Record<string, unknown>> & { readonly title: string; readonly description: string };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Partial<Record<HttpMethod, Operation>>>>;
  readonly components: Components;
  /** what is answered where no operation takes a request, by status */
  readonly 'x-gateway-responses': Readonly<Record<string, Reference>>;
}
