/* Made by "npm run openapi" from rest-compat/generated/openapi.json. Do not edit. */
/* eslint-disable */

export interface paths {
    readonly "/api/auth/demo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Signs in to the demo account, where the service runs on one’s own machine
         * @description Signs in to the demo account, where the service runs on one’s own machine; `route_not_found` elsewhere.
         *
         *     By GraphQL: `mutation { signInDemo }`.
         */
        readonly post: operations["signInDemo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/oidc/callback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Where the provider comes back to.
         * @description Where the provider comes back to.
         */
        readonly get: operations["finishSingleSignOn"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/oidc/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Single sign-on, where it is configured: to the provider.
         * @description Single sign-on, where it is configured: to the provider.
         */
        readonly get: operations["startSingleSignOn"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who is signed in
         * @description Who is signed in. Without a session: null, with the error `unauthenticated` or `session_expired`.
         *
         *     By GraphQL: `query { viewer }`.
         */
        readonly get: operations["currentSession"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Sessions of the signed-in user that have not ended
         * @description Sessions of the signed-in user that have not ended.
         *
         *     Who is signed in. Without a session: null, with the error `unauthenticated` or `session_expired`.
         *
         *     By GraphQL: `query { viewer }`.
         */
        readonly get: operations["sessions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/sessions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Ends one session of the signed-in user
         * @description Ends one session of the signed-in user.
         *
         *     Ends one session of the viewer.
         *
         *     By GraphQL: `mutation { revokeSession }`.
         */
        readonly delete: operations["revokeSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/sign-in": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Signs in by e-mail address and password
         * @description Signs in by e-mail address and password.
         *
         *     By GraphQL: `mutation { signIn }`.
         */
        readonly post: operations["signIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/sign-out": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Ends this session
         * @description Ends this session.
         *
         *     By GraphQL: `mutation { signOut }`.
         */
        readonly post: operations["signOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/auth/sign-up": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Makes an account and signs in to it
         * @description Makes an account and signs in to it.
         *
         *     By GraphQL: `mutation { signUp }`.
         */
        readonly post: operations["signUp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/credits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Balances, totals of the ledger and its last 20 entries
         * @description Balances, totals of the ledger and its last 20 entries.
         *
         *     Who is signed in. Without a session: null, with the error `unauthenticated` or `session_expired`.
         *
         *     By GraphQL: `query { viewer }`.
         */
        readonly get: operations["credits"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/game-artifacts/{id}/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The HTML file or the zip, for its owner; ranges and ETags.
         * @description The HTML file or the zip, for its owner; ranges and ETags.
         */
        readonly get: operations["downloadArtifact"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/game-artifacts/{id}/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The game, isolated: for its owner, or with a token by `?token=`, `X-Preview-Token` or in the path.
         * @description The game, isolated: for its owner, or with a token by `?token=`, `X-Preview-Token` or in the path.
         */
        readonly get: operations["previewArtifact"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/game-artifacts/{id}/preview/~{token}/{file}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The files of a game being played, below `~<token>/`.
         * @description The files of a game being played, below `~<token>/`.
         */
        readonly get: operations["previewArtifactFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/game-artifacts/{id}/single-file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Makes one HTML file of a bundle, which can be published
         * @description Makes one HTML file of a bundle, which can be published: an artifact of its own, the same one each time. An HTML artifact is one already.
         *
         *     By GraphQL: `mutation { createSingleFileArtifact }`.
         */
        readonly post: operations["createSingleFileArtifact"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/game-publications/{artifactId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What is public of an artifact
         * @description What is public of an artifact.
         *
         *     The publication of one artifact of the viewer; else `artifact_not_found`, or `publication_not_found` while it is not public.
         *
         *     By GraphQL: `query { publication }`.
         */
        readonly get: operations["publication"];
        readonly put?: never;
        /**
         * Makes an HTML artifact public, or changes what is public of it
         * @description Makes an HTML artifact public, or changes what is public of it.
         *
         *     By GraphQL: `mutation { publishGame }`.
         */
        readonly post: operations["publishGame"];
        /**
         * Takes a game out of the public
         * @description Takes a game out of the public. The artifact stays, and its slug stays its own.
         *
         *     By GraphQL: `mutation { unpublishGame }`.
         */
        readonly delete: operations["unpublishGame"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/generator/runs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Retired
         * @deprecated
         * @description Retired: makes nothing, and always answers 402 `studio_credits_required`.
         *
         *     Makes nothing: always the error `studio_credits_required`.
         *
         *     By GraphQL: `mutation { retiredGeneratorRun }`.
         */
        readonly post: operations["retiredGeneratorRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/generator/runs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One historical run of the retired generator
         * @description One historical run of the retired generator.
         *
         *     One historical generator run of the viewer; else `generator_run_not_found`.
         *
         *     By GraphQL: `query { generatorRun }`.
         */
        readonly get: operations["generatorRun"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/runs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The newest runs
         * @description The newest runs; `limit` is clamped to 1..20.
         *
         *     Who is signed in. Without a session: null, with the error `unauthenticated` or `session_expired`.
         *
         *     By GraphQL: `query { viewer }`.
         */
        readonly get: operations["studioRuns"];
        readonly put?: never;
        /**
         * Accepts a prompt and holds its price
         * @description Accepts a prompt and holds its price. The work goes on after the answer: watch `studioRunEvents`.
         *
         *     By GraphQL: `mutation { createStudioRun }`.
         */
        readonly post: operations["createStudioRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/runs/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One run, with its artifact once it is completed
         * @description One run, with its artifact once it is completed.
         *
         *     One run of the viewer; else `studio_run_not_found`.
         *
         *     By GraphQL: `query { studioRun }`.
         */
        readonly get: operations["studioRun"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/runs/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Asks a run to stop
         * @description Asks a run to stop; a queued one stops at once.
         *
         *     By GraphQL: `mutation { cancelStudioRun }`.
         */
        readonly post: operations["cancelStudioRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/studio/runs/{id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The log of a run as Server-Sent Events
         * @description The log of a run as Server-Sent Events: what happened after `Last-Event-ID` or `after`, then what happens.
         *
         *     The log of one run: what happened after event `after` (0 when absent), then what happens, each event once and in order. Ends after the final event. To go on after a lost connection, subscribe with the last `seq` that arrived.
         *
         *     By GraphQL: `subscription { studioRunEvents }`.
         */
        readonly get: operations["studioRunEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/docs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The same, to read.
         * @description The same, to read.
         */
        readonly get: operations["docs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/graphql": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Queries; subscriptions by WebSocket or event stream; an editor.
         * @description Queries; subscriptions by WebSocket or event stream; an editor.
         */
        readonly get: operations["queryGraphQL"];
        readonly put?: never;
        /**
         * Queries and mutations; subscriptions by event stream.
         * @description Queries and mutations; subscriptions by event stream.
         */
        readonly post: operations["postGraphQL"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/healthz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The process lives.
         * @description The process lives.
         */
        readonly get: operations["healthz"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Figures for Prometheus, for operators alone.
         * @description Figures for Prometheus, for operators alone.
         */
        readonly get: operations["getMetrics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * This interface as an OpenAPI 3.1 document.
         * @description This interface as an OpenAPI 3.1 document.
         */
        readonly get: operations["openapi"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/readyz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Database and queue answer.
         * @description Database and queue answer.
         */
        readonly get: operations["readyz"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The result of a run, or the single file made of one. It never changes. */
        readonly CreateSingleFileArtifactGameArtifact: {
            /** @description Of what a download gives. */
            readonly contentType: string;
            /** @description Needs the owner’s session. */
            readonly downloadUrl: string;
            readonly entryPath: string;
            readonly fileCount: number;
            /** Format: uuid */
            readonly id: string;
            /** @description Title, entry, controls, seed, engine, licences; for a bundle its files. */
            readonly manifest: {
                readonly [key: string]: unknown;
            };
            /**
             * Format: uuid
             * @description What it continues: the artifact that its run changed, or the bundle that it is a single file of.
             */
            readonly parentArtifactId: string | null;
            readonly playability: components["schemas"]["Playability"];
            /** @description The token that `previewUrl` carries. */
            readonly previewToken: string | null;
            /** Format: date-time */
            readonly previewTokenExpiresAt: string | null;
            /** @description Where the game plays, for an hour, without a session: the token is in its path. */
            readonly previewUrl: string | null;
            /** @description While it is public. */
            readonly publication: components["schemas"]["Publication"] | null;
            /** @description An HTML artifact whose checks did not fail. */
            readonly publishable: boolean;
            /** @description Of the bytes that a download gives, as 64 hexadecimal digits. */
            readonly sha256: string;
            readonly sizeBytes: number;
            /**
             * @description An artifact exists once it is complete.
             *
             *     - `ready`: Its bytes are stored; it can be played and downloaded.
             * @enum {string}
             */
            readonly state: "ready";
            readonly title: string;
            /**
             * @description The form of an artifact.
             *
             *     - `html`: One HTML file that needs nothing else.
             *     - `bundle`: A zip with `index.html` and `manifest.json` at its root.
             * @enum {string}
             */
            readonly type: "html" | "bundle";
        };
        /** @description One line of the ledger; it never changes. */
        readonly CreditEntry: {
            /** @description Negative for what leaves the account. */
            readonly amount: number;
            /** @description The Studio balance after this entry. */
            readonly balanceAfter: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly description: string;
            /** Format: uuid */
            readonly id: string;
            /**
             * Format: uuid
             * @description The run that it was spent on.
             */
            readonly runId: string | null;
            /**
             * @description Why credits came or went.
             * @enum {string}
             */
            readonly type: "purchase" | "grant" | "spend" | "refund" | "expire" | "adjust";
        };
        /** @description The credits of the viewer, in whole credits. */
        readonly Credits: {
            /** @description Of the retired free generator: shown, never spendable. */
            readonly freeGeneratorBalance: number;
            /** @description Set aside for runs that have not ended. */
            readonly heldBalance: number;
            /** @description The last 20 entries, newest first. */
            readonly history: readonly components["schemas"]["CreditEntry"][];
            /** @description `studioBalance` − `heldBalance`: what the next run can cost. */
            readonly spendableBalance: number;
            /** @description Paid Studio credits, with what is held. */
            readonly studioBalance: number;
            /** @description `studioBalance` + `freeGeneratorBalance` */
            readonly totalBalance: number;
            readonly totals: components["schemas"]["CreditTotals"];
        };
        /** @description Sums over the whole ledger, each as a positive number; `adjusted` may be negative. */
        readonly CreditTotals: {
            readonly adjusted: number;
            readonly expired: number;
            readonly granted: number;
            readonly purchased: number;
            readonly refunded: number;
            readonly spent: number;
        };
        /** @description One thing wrong with one field. */
        readonly ErrorDetail: {
            /** @description Of `studio_credits_insufficient`: what can be spent. */
            readonly available?: number;
            /** @description E.g. `required`, `wrong_type`, `too_long`, `unknown_value`. */
            readonly code: string;
            readonly message: string;
            /** @description Dotted, e.g. `artifactContext.notes`; empty for the body itself. */
            readonly path: string;
            /** @description Of `studio_credits_insufficient`: what the run costs. */
            readonly required?: number;
        };
        /** @description A question that players ask, and its answer. */
        readonly FaqEntry: {
            readonly answer: string;
            readonly question: string;
        };
        /** @description The result of a run, or the single file made of one. It never changes. */
        readonly GameArtifact: {
            /** @description Of what a download gives. */
            readonly contentType: string;
            /** @description Needs the owner’s session. */
            readonly downloadUrl: string;
            readonly entryPath: string;
            readonly fileCount: number;
            /** Format: uuid */
            readonly id: string;
            /** @description Title, entry, controls, seed, engine, licences; for a bundle its files. */
            readonly manifest: {
                readonly [key: string]: unknown;
            };
            readonly playability: components["schemas"]["Playability"];
            /** @description The token that `previewUrl` carries. */
            readonly previewToken: string | null;
            /** Format: date-time */
            readonly previewTokenExpiresAt: string | null;
            /** @description Where the game plays, for an hour, without a session: the token is in its path. */
            readonly previewUrl: string | null;
            /** @description While it is public. */
            readonly publication: components["schemas"]["Publication"] | null;
            /** @description An HTML artifact whose checks did not fail. */
            readonly publishable: boolean;
            /** @description Of the bytes that a download gives, as 64 hexadecimal digits. */
            readonly sha256: string;
            readonly sizeBytes: number;
            /**
             * @description An artifact exists once it is complete.
             *
             *     - `ready`: Its bytes are stored; it can be played and downloaded.
             * @enum {string}
             */
            readonly state: "ready";
            readonly title: string;
            /**
             * @description The form of an artifact.
             *
             *     - `html`: One HTML file that needs nothing else.
             *     - `bundle`: A zip with `index.html` and `manifest.json` at its root.
             * @enum {string}
             */
            readonly type: "html" | "bundle";
        };
        /** @description A historical record of the retired generator. */
        readonly GeneratorRun: {
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly finishedAt: string | null;
            readonly id: string;
            readonly prompt: string;
            readonly provider: string | null;
            readonly resultUrl: string | null;
            readonly status: string;
            readonly usePaidFallback: boolean;
        };
        /** @description What was asked for, and what went wrong with it. */
        readonly GraphQLResult: {
            readonly data?: {
                readonly [key: string]: unknown;
            } | null;
            readonly errors?: readonly {
                readonly extensions: {
                    /** @enum {string} */
                    readonly code: "artifact_not_found" | "artifact_not_publishable" | "bad_request" | "context_required" | "csrf_rejected" | "email_taken" | "generation_queue_unavailable" | "generator_run_not_found" | "graphql_invalid" | "headers_too_large" | "idempotency_in_progress" | "idempotency_key_reused" | "internal_error" | "invalid_credentials" | "malformed_json" | "method_not_allowed" | "payload_too_large" | "preview_token_invalid" | "public_url_unavailable" | "publication_not_found" | "publication_withdrawn" | "range_not_satisfiable" | "rate_limited" | "request_timeout" | "route_not_found" | "run_already_finished" | "service_unavailable" | "session_expired" | "session_not_found" | "sign_in_failed" | "studio_credits_insufficient" | "studio_credits_required" | "studio_run_not_found" | "too_many_active_runs" | "unauthenticated" | "unsupported_media_type" | "validation_failed";
                    readonly details?: readonly {
                        readonly [key: string]: unknown;
                    }[];
                    readonly requestId: string;
                    readonly retryable: boolean;
                    /** @description What the REST interface answers with. */
                    readonly status: number;
                };
                readonly locations?: readonly {
                    readonly [key: string]: unknown;
                }[];
                readonly message: string;
                readonly path?: readonly (string | number)[];
            }[];
        };
        /** @description The checks that an artifact went through. */
        readonly Playability: {
            readonly checks: readonly components["schemas"]["PlayabilityCheck"][];
            /**
             * @description What the checks found.
             *
             *     - `unverified`: No check failed, but none looked at it in a browser.
             * @enum {string}
             */
            readonly verdict: "pass" | "unverified" | "fail";
        };
        readonly PlayabilityCheck: {
            readonly detail: string | null;
            readonly name: string;
            readonly ok: boolean;
        };
        /** @description An artifact made public under a slug. */
        readonly Publication: {
            /** Format: uuid */
            readonly artifactId: string;
            /** @description A key and what it does, each. */
            readonly controls: readonly string[];
            readonly description: string;
            /** @description The game alone, for a frame on another site. */
            readonly embedUrl: string;
            readonly publicUrl: string;
            /** Format: date-time */
            readonly publishedAt: string;
            /** @description From 1; each time that it is published again raises it. */
            readonly revision: number;
            /** Format: uuid */
            readonly runId: string;
            readonly seoContent: components["schemas"]["SeoContent"];
            /** @description Its name in addresses. One that it had before leads on to this one. */
            readonly slug: string;
            /**
             * @description Whether a game is public.
             * @enum {string}
             */
            readonly status: "published" | "unpublished";
            readonly title: string;
            /** Format: date-time */
            readonly updatedAt: string;
        };
        /** @description A place in the queue. */
        readonly QueuePlace: {
            /** Format: date-time */
            readonly estimatedStartAt: string | null;
            /** @description From 1. */
            readonly position: number;
        };
        /** @description What became of a run’s price: at most one of the three is not 0. */
        readonly RunCredits: {
            /** @description Spent, since the run completed. */
            readonly charged: number;
            /** @description Set aside until the run ends; not a charge. */
            readonly held: number;
            /** @description Given back, since the run ended without a result. */
            readonly released: number;
        };
        /** @description What search engines and link previews are told of a public game, and the parts of its page. Plain text. */
        readonly SeoContent: {
            readonly faq: readonly components["schemas"]["FaqEntry"][];
            readonly genre: string | null;
            readonly howToPlay: string | null;
            readonly keywords: readonly string[];
            /** @description A language tag (BCP 47). */
            readonly language: string | null;
            readonly metaDescription: string | null;
            readonly metaTitle: string | null;
            /** @description Search engines, the gallery and the sitemap leave it out. */
            readonly noindex: boolean;
            readonly ogImageAlt: string | null;
            readonly playMode: string | null;
            /** @description The slug that was asked for. */
            readonly slug: string | null;
        };
        /** @description A sign-in that has not ended. */
        readonly Session: {
            /** Format: date-time */
            readonly createdAt: string;
            /** @description This is the session that the request came with. */
            readonly current: boolean;
            /**
             * Format: date-time
             * @description The earlier of 7 days without use and 30 days in all.
             */
            readonly expiresAt: string;
            /** Format: uuid */
            readonly id: string;
            /** @description The address that signed in. */
            readonly ip: string | null;
            /**
             * Format: date-time
             * @description To about five minutes.
             */
            readonly lastSeenAt: string;
            readonly userAgent: string | null;
        };
        /** @description One prompt accepted for generation. */
        readonly StudioRun: {
            /** @description Of a completed run. */
            readonly artifact: components["schemas"]["GameArtifact"] | null;
            /**
             * @description Where pictures and sounds come from.
             *
             *     - `auto`: Chosen by the server; the default.
             * @enum {string}
             */
            readonly assetMode: "auto" | "none" | "procedural" | "library" | "generated";
            /** @description Workers that have tried so far. */
            readonly attempt: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly credits: components["schemas"]["RunCredits"];
            /** @description Of a failed run. */
            readonly failure: components["schemas"]["StudioRunFailure"] | null;
            /** Format: date-time */
            readonly finishedAt: string | null;
            /** Format: uuid */
            readonly id: string;
            /**
             * @description What the prompt asks for. `edit`, `fix` and `remix` continue something: they need `parentRunId` or `artifactContext`.
             *
             *     - `auto`: Read from the prompt and from what the run continues; the default.
             * @enum {string}
             */
            readonly intent: "auto" | "create" | "edit" | "fix" | "remix";
            /**
             * @description The form of the game that a run makes.
             *
             *     - `quick_html`: One HTML file that plays anywhere; the default.
             *     - `game_bundle`: A zip of several files with a manifest, assets and an entry document.
             * @enum {string}
             */
            readonly mode: "quick_html" | "game_bundle";
            readonly model: string | null;
            /** Format: uuid */
            readonly parentRunId: string | null;
            /** @description 0 to 100; never falls. */
            readonly progress: number;
            readonly prompt: string;
            /** @description Which generator made it; chosen by the server. */
            readonly provider: string | null;
            /** @description While queued. */
            readonly queue: components["schemas"]["QueuePlace"] | null;
            /**
             * @description While processing.
             * @enum {string|null}
             */
            readonly stage: "planning" | "generating" | "assets" | "assembling" | "validating" | "repairing" | "finalizing" | null;
            /** Format: date-time */
            readonly startedAt: string | null;
            /**
             * @description The state of a run.
             *
             *     - `queued`: Accepted; its price is held.
             *     - `processing`: A worker makes the game.
             *     - `canceling`: The viewer asked to stop; the worker has not let go yet.
             *     - `completed`: There is an artifact, and the price is charged. Final.
             *     - `failed`: `failure` says why; the price is given back. Final.
             *     - `canceled`: The price is given back. Final.
             * @enum {string}
             */
            readonly status: "queued" | "processing" | "canceling" | "completed" | "failed" | "canceled";
            /** @description The viewer’s own key of the thread. */
            readonly threadId: string;
            /** Format: date-time */
            readonly updatedAt: string;
        };
        readonly StudioRunAccepted: {
            /** Format: date-time */
            readonly at: string;
            /** @description The run as it is when the event is read. */
            readonly run: components["schemas"]["StudioRun"];
            readonly seq: number;
            /** @constant */
            readonly type: "accepted";
        };
        readonly StudioRunCanceled: {
            /** Format: date-time */
            readonly at: string;
            /** @description The run as it is when the event is read. */
            readonly run: components["schemas"]["StudioRun"];
            readonly seq: number;
            /** @constant */
            readonly type: "canceled";
        };
        readonly StudioRunCancelRequested: {
            /** Format: date-time */
            readonly at: string;
            /** @description The run as it is when the event is read. */
            readonly run: components["schemas"]["StudioRun"];
            readonly seq: number;
            /** @constant */
            readonly type: "cancelRequested";
        };
        readonly StudioRunCompleted: {
            /** Format: uuid */
            readonly artifactId?: string;
            /** Format: date-time */
            readonly at: string;
            /** @description The run as it is when the event is read. */
            readonly run: components["schemas"]["StudioRun"];
            readonly seq: number;
            /** @constant */
            readonly type: "completed";
        };
        readonly StudioRunFailed: {
            /** Format: date-time */
            readonly at: string;
            /** @description One of `safety.input`, `provider.unavailable`, `provider.timeout`, `provider.rate_limited`, `worker.lost`, `queue.expired`, `output.invalid`, `output.not_playable`, `output.too_large`, `deadline.exceeded`, `internal`. */
            readonly code: string;
            /** @description One sentence for people. */
            readonly message: string;
            /** @description A new run with the same prompt may succeed. */
            readonly retryable: boolean;
            /** @description The run as it is when the event is read. */
            readonly run: components["schemas"]["StudioRun"];
            readonly seq: number;
            /** @constant */
            readonly type: "failed";
        };
        /** @description Why a run failed. */
        readonly StudioRunFailure: {
            /** @description One of `safety.input`, `provider.unavailable`, `provider.timeout`, `provider.rate_limited`, `worker.lost`, `queue.expired`, `output.invalid`, `output.not_playable`, `output.too_large`, `deadline.exceeded`, `internal`. */
            readonly code: string;
            /** @description One sentence for people. */
            readonly message: string;
            /** @description A new run with the same prompt may succeed. */
            readonly retryable: boolean;
        };
        readonly StudioRunProgressed: {
            /** Format: date-time */
            readonly at: string;
            /** @description One line for people. */
            readonly message: string | null;
            readonly progress: number;
            /** @description The run as it is when the event is read. */
            readonly run: components["schemas"]["StudioRun"];
            readonly seq: number;
            /**
             * @description What a worker is at.
             * @enum {string}
             */
            readonly stage: "planning" | "generating" | "assets" | "assembling" | "validating" | "repairing" | "finalizing";
            /** @constant */
            readonly type: "progress";
        };
        readonly StudioRunRequeued: {
            /** Format: date-time */
            readonly at: string;
            /** @description The attempt that was lost. */
            readonly attempt: number;
            readonly reason: string;
            /** @description The run as it is when the event is read. */
            readonly run: components["schemas"]["StudioRun"];
            readonly seq: number;
            /** @constant */
            readonly type: "requeued";
        };
        readonly StudioRunStarted: {
            /** Format: date-time */
            readonly at: string;
            readonly attempt: number;
            /** @description The run as it is when the event is read. */
            readonly run: components["schemas"]["StudioRun"];
            readonly seq: number;
            /** @constant */
            readonly type: "started";
        };
        readonly UnpublishGamePayload: {
            /** Format: uuid */
            readonly artifactId: string;
            /**
             * @description Whether a game is public.
             * @enum {string}
             */
            readonly status: "published" | "unpublished";
            /** Format: date-time */
            readonly unpublishedAt: string;
        };
        /** @description The signed-in user, and all that is theirs. */
        readonly Viewer: {
            readonly email: string;
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
        };
    };
    responses: {
        /** @description There is no such artifact. Check its id. */
        readonly ArtifactNotFound: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 404;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "artifact_not_found";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 404;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /**
         * @description - `artifact_not_found`: There is no such artifact. Check its id.
         *     - `publication_not_found`: This artifact is not published.
         */
        readonly ArtifactNotFoundOrPublicationNotFound: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 404;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "artifact_not_found" | "publication_not_found";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 404;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /**
         * @description - `artifact_not_found`: There is no such artifact. Check its id.
         *     - `studio_run_not_found`: There is no such Studio run. Check its id.
         */
        readonly ArtifactNotFoundOrStudioRunNotFound: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 404;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "artifact_not_found" | "studio_run_not_found";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 404;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description Only a finished HTML artifact that passed its checks can be published. */
        readonly ArtifactNotPublishable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 422;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "artifact_not_publishable";
                        readonly details?: readonly components["schemas"]["ErrorDetail"][];
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 422;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /**
         * @description - `artifact_not_publishable`: Only a finished HTML artifact that passed its checks can be published.
         *     - `malformed_json`: The body is not valid JSON.
         *     - `validation_failed`: Some fields are not valid; details names each of them.
         */
        readonly ArtifactNotPublishableOrMalformedJsonOrValidationFailed: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 422;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "artifact_not_publishable" | "malformed_json" | "validation_failed";
                        readonly details?: readonly components["schemas"]["ErrorDetail"][];
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 422;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description This is not a valid HTTP request. Check its headers, its length and its URL. */
        readonly BadRequest: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 400;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "bad_request";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 400;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /**
         * @description - `context_required`: This intent continues something: send parentRunId or artifactContext.
         *     - `idempotency_key_reused`: This Idempotency-Key was used with another body. Use a new key.
         *     - `malformed_json`: The body is not valid JSON.
         *     - `validation_failed`: Some fields are not valid; details names each of them.
         */
        readonly ContextRequiredOrIdempotencyKeyReusedOrMalformedJsonOrValidationFailed: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 422;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "context_required" | "idempotency_key_reused" | "malformed_json" | "validation_failed";
                        readonly details?: readonly components["schemas"]["ErrorDetail"][];
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 422;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description This request came from another site. Send it from the application itself. */
        readonly CsrfRejected: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 403;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "csrf_rejected";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 403;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description Something went wrong on our side. Try again; tell us the request id if it stays. */
        readonly DeprecatedInternalError: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Link: components["headers"]["Link"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 500;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "internal_error";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 500;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description The service is not ready. Try again in a moment. */
        readonly DeprecatedServiceUnavailable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Link: components["headers"]["Link"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 503;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "service_unavailable";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 503;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /**
         * @description - `session_expired`: Your session has ended. Sign in again, then send the request again.
         *     - `unauthenticated`: Sign in, then send the request again.
         */
        readonly DeprecatedSessionExpiredOrUnauthenticated: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Link: components["headers"]["Link"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 401;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "session_expired" | "unauthenticated";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 401;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description Free generation has been retired. Create a Studio run with POST /api/studio/runs instead. */
        readonly DeprecatedStudioCreditsRequired: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly Deprecation: components["headers"]["Deprecation"];
                readonly Link: components["headers"]["Link"];
                readonly Sunset: components["headers"]["Sunset"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 402;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "studio_credits_required";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 402;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description There is no such artifact. Check its id. */
        readonly DownloadArtifactNotFound: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                readonly Vary: components["headers"]["Vary-optional"];
                readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 404;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "artifact_not_found";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 404;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description Something went wrong on our side. Try again; tell us the request id if it stays. */
        readonly DownloadInternalError: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                readonly Vary: components["headers"]["Vary-optional"];
                readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 500;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "internal_error";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 500;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description The requested range lies outside the file. */
        readonly DownloadRangeNotSatisfiable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Content-Range": components["headers"]["Content-Range"];
                readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                readonly Vary: components["headers"]["Vary-optional"];
                readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 416;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "range_not_satisfiable";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 416;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description The service is not ready. Try again in a moment. */
        readonly DownloadServiceUnavailable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly Vary: components["headers"]["Vary-optional"];
                readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 503;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "service_unavailable";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 503;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /**
         * @description - `session_expired`: Your session has ended. Sign in again, then send the request again.
         *     - `unauthenticated`: Sign in, then send the request again.
         */
        readonly DownloadSessionExpiredOrUnauthenticated: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                readonly Vary: components["headers"]["Vary-optional"];
                readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 401;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "session_expired" | "unauthenticated";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 401;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description There is an account with this e-mail address already. Sign in instead. */
        readonly EmailTaken: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 409;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "email_taken";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 409;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /**
         * @description - `generation_queue_unavailable`: The generation queue can not take work right now. Try again in a moment; nothing was charged.
         *     - `service_unavailable`: The service is not ready. Try again in a moment.
         */
        readonly GenerationQueueUnavailableOrServiceUnavailable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 503;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "generation_queue_unavailable" | "service_unavailable";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 503;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description There is no such generator run. Check its id. */
        readonly GeneratorRunNotFound: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 404;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "generator_run_not_found";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 404;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description The headers are too large. Send fewer or shorter ones. */
        readonly HeadersTooLarge: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 431;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "headers_too_large";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 431;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description A request with this Idempotency-Key is still being worked on. Try again in a second. */
        readonly IdempotencyInProgress: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 409;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "idempotency_in_progress";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 409;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description Something went wrong on our side. Try again; tell us the request id if it stays. */
        readonly InternalError: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 500;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "internal_error";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 500;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description E-mail address or password is wrong. Check both and try again. */
        readonly InvalidCredentials: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 401;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "invalid_credentials";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 401;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /**
         * @description - `malformed_json`: The body is not valid JSON.
         *     - `validation_failed`: Some fields are not valid; details names each of them.
         */
        readonly MalformedJsonOrValidationFailed: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 422;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "malformed_json" | "validation_failed";
                        readonly details?: readonly components["schemas"]["ErrorDetail"][];
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 422;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description This route does not take this method; the Allow header lists those it takes. */
        readonly MethodNotAllowed: {
            headers: {
                readonly Allow: components["headers"]["Allow"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 405;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "method_not_allowed";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 405;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description To `OPTIONS`: the methods that the path takes. */
        readonly Options: {
            headers: {
                readonly Allow: components["headers"]["Allow"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is too large. Shorten it. */
        readonly PayloadTooLarge: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 413;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "payload_too_large";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 413;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description There is no such artifact. Check its id. */
        readonly PreviewArtifactNotFound: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                readonly Vary: components["headers"]["Vary-optional"];
                readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 404;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "artifact_not_found";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 404;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /**
         * @description - `artifact_not_found`: There is no such artifact. Check its id.
         *     - `route_not_found`: There is no such route. The README lists the routes.
         */
        readonly PreviewFileArtifactNotFoundOrRouteNotFound: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 404;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "artifact_not_found" | "route_not_found";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 404;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description Something went wrong on our side. Try again; tell us the request id if it stays. */
        readonly PreviewFileInternalError: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 500;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "internal_error";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 500;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description This preview link is not valid or has expired. Ask the owner of the game for a new one, or sign in. */
        readonly PreviewFilePreviewTokenInvalid: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 401;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "preview_token_invalid";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 401;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description The requested range lies outside the file. */
        readonly PreviewFileRangeNotSatisfiable: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                readonly "Content-Range": components["headers"]["Content-Range"];
                readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 416;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "range_not_satisfiable";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 416;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description The service is not ready. Try again in a moment. */
        readonly PreviewFileServiceUnavailable: {
            headers: {
                readonly "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 503;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "service_unavailable";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 503;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description Something went wrong on our side. Try again; tell us the request id if it stays. */
        readonly PreviewInternalError: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                readonly Vary: components["headers"]["Vary-optional"];
                readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 500;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "internal_error";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 500;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description This preview link is not valid or has expired. Ask the owner of the game for a new one, or sign in. */
        readonly PreviewPreviewTokenInvalid: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                readonly Vary: components["headers"]["Vary-optional"];
                readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 401;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "preview_token_invalid";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 401;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description The requested range lies outside the file. */
        readonly PreviewRangeNotSatisfiable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                readonly "Content-Range": components["headers"]["Content-Range"];
                readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                readonly Vary: components["headers"]["Vary-optional"];
                readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 416;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "range_not_satisfiable";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 416;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description The service is not ready. Try again in a moment. */
        readonly PreviewServiceUnavailable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly Vary: components["headers"]["Vary-optional"];
                readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 503;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "service_unavailable";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 503;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description This public address is taken or reserved. Choose another slug. */
        readonly PublicUrlUnavailable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 409;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "public_url_unavailable";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 409;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description Too many requests. Wait for the time in Retry-After, then try again. */
        readonly RateLimited: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 429;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "rate_limited";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 429;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /**
         * @description - `rate_limited`: Too many requests. Wait for the time in Retry-After, then try again.
         *     - `too_many_active_runs`: Too many of your runs are still active. Wait until one has ended, then try again.
         */
        readonly RateLimitedOrTooManyActiveRuns: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 429;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "rate_limited" | "too_many_active_runs";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 429;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description The request did not arrive in time. Send it again, all at once. */
        readonly RequestTimeout: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 408;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "request_timeout";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 408;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description There is no such route. The README lists the routes. */
        readonly RouteNotFound: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 404;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "route_not_found";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 404;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description This run has already ended, so it can not be canceled. */
        readonly RunAlreadyFinished: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 409;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "run_already_finished";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 409;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description The service is not ready. Try again in a moment. */
        readonly ServiceUnavailable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 503;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "service_unavailable";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 503;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /**
         * @description - `session_expired`: Your session has ended. Sign in again, then send the request again.
         *     - `unauthenticated`: Sign in, then send the request again.
         */
        readonly SessionExpiredOrUnauthenticated: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 401;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "session_expired" | "unauthenticated";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 401;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description There is no such session. List your sessions to see which are open. */
        readonly SessionNotFound: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 404;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "session_not_found";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 404;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description There is an account with this e-mail address already. Sign in instead. */
        readonly SignedOnEmailTaken: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 409;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "email_taken";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 409;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description Something went wrong on our side. Try again; tell us the request id if it stays. */
        readonly SignedOnInternalError: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 500;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "internal_error";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 500;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description The service is not ready. Try again in a moment. */
        readonly SignedOnServiceUnavailable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 503;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "service_unavailable";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 503;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description Single sign-on did not complete. Start it again. */
        readonly SignedOnSignInFailed: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 401;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "sign_in_failed";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 401;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description Something went wrong on our side. Try again; tell us the request id if it stays. */
        readonly SignOnInternalError: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 500;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "internal_error";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 500;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description The service is not ready. Try again in a moment. */
        readonly SignOnServiceUnavailable: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 503;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "service_unavailable";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 503;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description Single sign-on did not complete. Start it again. */
        readonly SignOnSignInFailed: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 401;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "sign_in_failed";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 401;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description There are not enough Studio credits for this run. Add credits and try again. */
        readonly StudioCreditsInsufficient: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 402;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "studio_credits_insufficient";
                        readonly details?: readonly components["schemas"]["ErrorDetail"][];
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 402;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description There is no such Studio run. Check its id. */
        readonly StudioRunNotFound: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 404;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "studio_run_not_found";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 404;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
        /** @description Send the body as application/json. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly "Cache-Control": components["headers"]["Cache-Control"];
                readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    /** @constant */
                    readonly code: 415;
                    readonly data: null;
                    readonly error: {
                        /**
                         * @description Never reused for another meaning: safe to switch on.
                         * @enum {string}
                         */
                        readonly code: "unsupported_media_type";
                        readonly message: string;
                        /** @description As in `X-Request-Id`. */
                        readonly requestId: string;
                        /** @description The same request may succeed later without being changed. */
                        readonly retryable: boolean;
                        /** @constant */
                        readonly status: 415;
                    };
                    /** @description What to do next, in a sentence for people. */
                    readonly message: string;
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Parts can be asked for with `Range`. */
        readonly "Accept-Ranges": "bytes";
        /** @description Parts can be asked for with `Range`. */
        readonly "Accept-Ranges-optional": "bytes";
        /** @description Pages of every origin may read it; it holds nothing of anybody. */
        readonly "Access-Control-Allow-Origin": "*";
        /** @description Pages of every origin may read it; it holds nothing of anybody. */
        readonly "Access-Control-Allow-Origin-optional": "*";
        /** @description The methods that this path takes. */
        readonly Allow: string;
        /** @description The methods that this path takes. */
        readonly "Allow-optional": string;
        /** @description Who may keep the answer, and for how long. */
        readonly "Cache-Control": string;
        /** @description Whether the connection is used again. */
        readonly Connection: "close";
        /** @description What a browser may connect to from the game. */
        readonly "Connection-Allowlist": string;
        /** @description Whether the connection is used again. */
        readonly "Connection-optional": "close";
        /** @description The name to save it under. */
        readonly "Content-Disposition": string;
        /** @description Which part this is, and of how many bytes. */
        readonly "Content-Range": string;
        /** @description What the document may do. */
        readonly "Content-Security-Policy": string;
        /** @description What the document may do. */
        readonly "Content-Security-Policy-optional": string;
        /** @description Whose pages may embed it. */
        readonly "Cross-Origin-Resource-Policy": "same-origin" | "cross-origin";
        /** @description Whose pages may embed it. */
        readonly "Cross-Origin-Resource-Policy-optional": "same-origin" | "cross-origin";
        /** @description Since when the path is deprecated, as RFC 9745 writes it. */
        readonly Deprecation: string;
        /** @description Of these very bytes: send it back in `If-None-Match`. */
        readonly ETag: string;
        /** @description Of these very bytes: send it back in `If-None-Match`. */
        readonly "ETag-optional": string;
        /** @description The run was made by an earlier request with the same `Idempotency-Key`. */
        readonly "Idempotency-Replayed-optional": "true";
        /** @description The path that took over. */
        readonly Link: string;
        /** @description Where to go on. */
        readonly Location: string;
        /** @description Which features of a device the game may use. */
        readonly "Permissions-Policy": string;
        /** @description What other sites learn of this address. */
        readonly "Referrer-Policy": "no-referrer";
        /** @description What other sites learn of this address. */
        readonly "Referrer-Policy-optional": "no-referrer";
        /** @description After how many seconds the same request may succeed. */
        readonly "Retry-After": number;
        /** @description After how many seconds the same request may succeed. */
        readonly "Retry-After-optional": number;
        /** @description The session’s cookie. Over HTTPS its name starts with `__Host-`. */
        readonly "Set-Cookie": string;
        /** @description The session’s cookie. Over HTTPS its name starts with `__Host-`. */
        readonly "Set-Cookie-optional": string;
        /** @description When the path goes away, as RFC 8594 writes it. */
        readonly Sunset: string;
        /** @description The request headers that make a difference. */
        readonly Vary: string;
        /** @description The request headers that make a difference. */
        readonly "Vary-optional": string;
        /** @description Asks a proxy to pass each event on at once. */
        readonly "X-Accel-Buffering": "no";
        /** @description Asks a proxy to pass each event on at once. */
        readonly "X-Accel-Buffering-optional": "no";
        /** @description Browsers take the type as it is told. */
        readonly "X-Content-Type-Options": "nosniff";
        /** @description Browsers take the type as it is told. */
        readonly "X-Content-Type-Options-optional": "nosniff";
        /** @description Names this request in the log; the caller’s own where it is short and plain. */
        readonly "X-Request-Id": string;
        /** @description Search engines leave it alone. */
        readonly "X-Robots-Tag": "noindex";
        /** @description Search engines leave it alone. */
        readonly "X-Robots-Tag-optional": "noindex";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly signInDemo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It worked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 0;
                        readonly data: {
                            /**
                             * Format: date-time
                             * @description When the session ends if it is not used.
                             */
                            readonly expiresAt: string;
                            readonly user: components["schemas"]["Viewer"];
                        };
                        /** @constant */
                        readonly message: "ok";
                    };
                };
            };
            readonly 403: components["responses"]["CsrfRejected"];
            readonly 404: components["responses"]["RouteNotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly finishSingleSignOn: {
        readonly parameters: {
            readonly query?: {
                /** @description From the provider. */
                readonly code?: string;
                /** @description From the provider. */
                readonly state?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Signed in, and on to `returnTo`; or it did not work, and a browser goes to the first page, which tells why. */
            readonly 303: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly Location: components["headers"]["Location"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["SignedOnSignInFailed"];
            readonly 409: components["responses"]["SignedOnEmailTaken"];
            readonly 500: components["responses"]["SignedOnInternalError"];
            readonly 503: components["responses"]["SignedOnServiceUnavailable"];
        };
    };
    readonly startSingleSignOn: {
        readonly parameters: {
            readonly query?: {
                /** @description A path of the application to end at; `/` where it is absent or leads elsewhere. */
                readonly returnTo?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description To the provider, which comes back to `/api/auth/oidc/callback`. */
            readonly 302: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly Location: components["headers"]["Location"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It did not work: a browser goes to the first page, which tells why. */
            readonly 303: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly Location: components["headers"]["Location"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["SignOnSignInFailed"];
            readonly 500: components["responses"]["SignOnInternalError"];
            readonly 503: components["responses"]["SignOnServiceUnavailable"];
        };
    };
    readonly currentSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It worked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 0;
                        readonly data: {
                            /**
                             * Format: date-time
                             * @description The earlier of 7 days without use and 30 days in all.
                             */
                            readonly expiresAt: string;
                            readonly user: {
                                readonly email: string;
                                /** Format: uuid */
                                readonly id: string;
                                readonly name: string;
                            };
                        };
                        /** @constant */
                        readonly message: "ok";
                    };
                };
            };
            readonly 401: components["responses"]["SessionExpiredOrUnauthenticated"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly sessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It worked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 0;
                        readonly data: {
                            /** @description Sessions that have not ended, newest first. */
                            readonly sessions: readonly components["schemas"]["Session"][];
                        };
                        /** @constant */
                        readonly message: "ok";
                    };
                };
            };
            readonly 401: components["responses"]["SessionExpiredOrUnauthenticated"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly revokeSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id. One that is none, or another’s, is not found. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It worked; there is nothing to tell. */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["SessionExpiredOrUnauthenticated"];
            readonly 403: components["responses"]["CsrfRejected"];
            readonly 404: components["responses"]["SessionNotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly signIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: string;
                    /** Format: password */
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            /** @description It worked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 0;
                        readonly data: {
                            /**
                             * Format: date-time
                             * @description When the session ends if it is not used.
                             */
                            readonly expiresAt: string;
                            readonly user: components["schemas"]["Viewer"];
                        };
                        /** @constant */
                        readonly message: "ok";
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["InvalidCredentials"];
            readonly 403: components["responses"]["CsrfRejected"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["MalformedJsonOrValidationFailed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly signOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It worked; there is nothing to tell. */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["SessionExpiredOrUnauthenticated"];
            readonly 403: components["responses"]["CsrfRejected"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly signUp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: string;
                    /** @description Made from the e-mail address when absent. */
                    readonly name?: string | null;
                    /** Format: password */
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            /** @description It was made. */
            readonly 201: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 0;
                        readonly data: {
                            /**
                             * Format: date-time
                             * @description When the session ends if it is not used.
                             */
                            readonly expiresAt: string;
                            readonly user: components["schemas"]["Viewer"];
                        };
                        /** @constant */
                        readonly message: "ok";
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["CsrfRejected"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["EmailTaken"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["MalformedJsonOrValidationFailed"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly credits: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It worked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 0;
                        readonly data: components["schemas"]["Credits"];
                        /** @constant */
                        readonly message: "ok";
                    };
                };
            };
            readonly 401: components["responses"]["SessionExpiredOrUnauthenticated"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly downloadArtifact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An `ETag` that came before: the answer is 304 where nothing has changed. */
                readonly "If-None-Match"?: string;
                /** @description An `ETag`: where the file has another one by now, all of it is sent. */
                readonly "If-Range"?: string;
                /** @description One range of bytes. Of several, all is sent. */
                readonly Range?: string;
            };
            readonly path: {
                /** @description The artifact’s id. One that is none, or another’s, is not found. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": string;
                    readonly "text/html": string;
                };
            };
            /** @description A part of the file. */
            readonly 206: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly "Content-Range": components["headers"]["Content-Range"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/zip": string;
                    readonly "text/html": string;
                };
            };
            /** @description As it was. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Content-Disposition": components["headers"]["Content-Disposition"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["DownloadSessionExpiredOrUnauthenticated"];
            readonly 404: components["responses"]["DownloadArtifactNotFound"];
            readonly 416: components["responses"]["DownloadRangeNotSatisfiable"];
            readonly 500: components["responses"]["DownloadInternalError"];
            readonly 503: components["responses"]["DownloadServiceUnavailable"];
        };
    };
    readonly previewArtifact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An `ETag` that came before: the answer is 304 where nothing has changed. */
                readonly "If-None-Match"?: string;
                /** @description An `ETag`: where the file has another one by now, all of it is sent. */
                readonly "If-Range"?: string;
                /** @description One range of bytes. Of several, all is sent. */
                readonly Range?: string;
            };
            readonly path: {
                /** @description The artifact’s id. One that is none, or another’s, is not found. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The game. */
            readonly 200: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    readonly ETag: components["headers"]["ETag-optional"];
                    readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description A part of the game. */
            readonly 206: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                    readonly "Content-Range": components["headers"]["Content-Range"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description Previews live on an origin of their own (`PREVIEW_ORIGIN`), with a token in the path. */
            readonly 302: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    readonly Location: components["headers"]["Location"];
                    readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description As it was. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly Vary: components["headers"]["Vary"];
                    readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["PreviewPreviewTokenInvalid"];
            readonly 404: components["responses"]["PreviewArtifactNotFound"];
            readonly 416: components["responses"]["PreviewRangeNotSatisfiable"];
            readonly 500: components["responses"]["PreviewInternalError"];
            readonly 503: components["responses"]["PreviewServiceUnavailable"];
        };
    };
    readonly previewArtifactFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An `ETag` that came before: the answer is 304 where nothing has changed. */
                readonly "If-None-Match"?: string;
                /** @description An `ETag`: where the file has another one by now, all of it is sent. */
                readonly "If-Range"?: string;
                /** @description One range of bytes. Of several, all is sent. */
                readonly Range?: string;
            };
            readonly path: {
                /** @description A path below the entry document, with its slashes; empty for the entry document itself. */
                readonly file: string;
                /** @description The artifact’s id. One that is none, or another’s, is not found. */
                readonly id: string;
                /** @description A preview token: the document is sandboxed, and sends no cookie. */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "*/*": string;
                };
            };
            /** @description A part of the file. */
            readonly 206: {
                headers: {
                    readonly "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    readonly "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                    readonly "Content-Range": components["headers"]["Content-Range"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "*/*": string;
                };
            };
            /** @description To the origin of previews. */
            readonly 302: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    readonly Location: components["headers"]["Location"];
                    readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description As it was. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["PreviewFilePreviewTokenInvalid"];
            readonly 404: components["responses"]["PreviewFileArtifactNotFoundOrRouteNotFound"];
            readonly 416: components["responses"]["PreviewFileRangeNotSatisfiable"];
            readonly 500: components["responses"]["PreviewFileInternalError"];
            readonly 503: components["responses"]["PreviewFileServiceUnavailable"];
        };
    };
    readonly createSingleFileArtifact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id. One that is none, or another’s, is not found. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It worked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 0;
                        readonly data: components["schemas"]["CreateSingleFileArtifactGameArtifact"];
                        /** @constant */
                        readonly message: "ok";
                    };
                };
            };
            readonly 401: components["responses"]["SessionExpiredOrUnauthenticated"];
            readonly 403: components["responses"]["CsrfRejected"];
            readonly 404: components["responses"]["ArtifactNotFound"];
            readonly 422: components["responses"]["ArtifactNotPublishable"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly publication: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id. One that is none, or another’s, is not found. */
                readonly artifactId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It worked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 0;
                        /** @description The publication of one artifact of the viewer; else `artifact_not_found`, or `publication_not_found` while it is not public. */
                        readonly data: components["schemas"]["Publication"];
                        /** @constant */
                        readonly message: "ok";
                    };
                };
            };
            readonly 401: components["responses"]["SessionExpiredOrUnauthenticated"];
            readonly 404: components["responses"]["ArtifactNotFoundOrPublicationNotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly publishGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id. One that is none, or another’s, is not found. */
                readonly artifactId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description A key and what it does, each. At most 24, of 1 to 80 characters. */
                    readonly controls?: readonly string[] | null;
                    /** @description 1 to 5000 characters. */
                    readonly description: string;
                    /** @description The same as `seoContent`, which counts where both are. */
                    readonly seo?: {
                        /** @description At most 12. */
                        readonly faq?: readonly {
                            /** @description 1 to 1000 characters. */
                            readonly answer: string;
                            /** @description 1 to 200 characters. */
                            readonly question: string;
                        }[] | null;
                        /** @description At most 60 characters. */
                        readonly genre?: string | null;
                        /** @description At most 3000 characters. */
                        readonly howToPlay?: string | null;
                        /** @description At most 20, of 1 to 50 characters. */
                        readonly keywords?: readonly string[] | null;
                        /** @description A language tag (BCP 47), e.g. `pt-BR`. */
                        readonly language?: string | null;
                        /** @description At most 320 characters. */
                        readonly metaDescription?: string | null;
                        /** @description At most 120 characters. */
                        readonly metaTitle?: string | null;
                        /** @description Keeps it out of search engines, the gallery and the sitemap. */
                        readonly noindex?: boolean | null;
                        /** @description At most 300 characters. */
                        readonly ogImageAlt?: string | null;
                        /** @description At most 60 characters. */
                        readonly playMode?: string | null;
                        /** @description The address asked for: lower-case letters, digits and single hyphens, at most 64. When absent the game keeps the one that it has, or gets one from its title. */
                        readonly slug?: string | null;
                    } | null;
                    readonly seoContent?: {
                        /** @description At most 12. */
                        readonly faq?: readonly {
                            /** @description 1 to 1000 characters. */
                            readonly answer: string;
                            /** @description 1 to 200 characters. */
                            readonly question: string;
                        }[] | null;
                        /** @description At most 60 characters. */
                        readonly genre?: string | null;
                        /** @description At most 3000 characters. */
                        readonly howToPlay?: string | null;
                        /** @description At most 20, of 1 to 50 characters. */
                        readonly keywords?: readonly string[] | null;
                        /** @description A language tag (BCP 47), e.g. `pt-BR`. */
                        readonly language?: string | null;
                        /** @description At most 320 characters. */
                        readonly metaDescription?: string | null;
                        /** @description At most 120 characters. */
                        readonly metaTitle?: string | null;
                        /** @description Keeps it out of search engines, the gallery and the sitemap. */
                        readonly noindex?: boolean | null;
                        /** @description At most 300 characters. */
                        readonly ogImageAlt?: string | null;
                        /** @description At most 60 characters. */
                        readonly playMode?: string | null;
                        /** @description The address asked for: lower-case letters, digits and single hyphens, at most 64. When absent the game keeps the one that it has, or gets one from its title. */
                        readonly slug?: string | null;
                    } | null;
                    /** @description 1 to 120 characters. */
                    readonly title: string;
                };
            };
        };
        readonly responses: {
            /** @description It worked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 0;
                        readonly data: components["schemas"]["Publication"];
                        /** @constant */
                        readonly message: "ok";
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["SessionExpiredOrUnauthenticated"];
            readonly 403: components["responses"]["CsrfRejected"];
            readonly 404: components["responses"]["ArtifactNotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["PublicUrlUnavailable"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["ArtifactNotPublishableOrMalformedJsonOrValidationFailed"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly unpublishGame: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id. One that is none, or another’s, is not found. */
                readonly artifactId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It worked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 0;
                        /** @description Takes a game out of the public. The artifact stays, and its slug stays its own. */
                        readonly data: components["schemas"]["UnpublishGamePayload"];
                        /** @constant */
                        readonly message: "ok";
                    };
                };
            };
            readonly 401: components["responses"]["SessionExpiredOrUnauthenticated"];
            readonly 403: components["responses"]["CsrfRejected"];
            readonly 404: components["responses"]["ArtifactNotFoundOrPublicationNotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly retiredGeneratorRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 401: components["responses"]["DeprecatedSessionExpiredOrUnauthenticated"];
            readonly 402: components["responses"]["DeprecatedStudioCreditsRequired"];
            readonly 500: components["responses"]["DeprecatedInternalError"];
            readonly 503: components["responses"]["DeprecatedServiceUnavailable"];
        };
    };
    readonly generatorRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id. One that is none, or another’s, is not found. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It worked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 0;
                        /** @description One historical generator run of the viewer; else `generator_run_not_found`. */
                        readonly data: components["schemas"]["GeneratorRun"];
                        /** @constant */
                        readonly message: "ok";
                    };
                };
            };
            readonly 401: components["responses"]["SessionExpiredOrUnauthenticated"];
            readonly 404: components["responses"]["GeneratorRunNotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly studioRuns: {
        readonly parameters: {
            readonly query?: {
                /** @description How many, at most: clamped to 1..20, and 20 where it is no number. */
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It worked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 0;
                        readonly data: {
                            readonly runs: readonly components["schemas"]["StudioRun"][];
                        };
                        /** @constant */
                        readonly message: "ok";
                    };
                };
            };
            readonly 401: components["responses"]["SessionExpiredOrUnauthenticated"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createStudioRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description For 24 hours the same key with the same body gives the same run, with `Idempotency-Replayed: true`: safe to send again. With another body it is refused. */
                readonly "Idempotency-Key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly artifactContext?: (string | {
                        readonly artifactId: string;
                        readonly notes?: string | null;
                        readonly runtimeErrors?: readonly string[] | null;
                    }) | null;
                    /**
                     * @description Where pictures and sounds come from.
                     *
                     *     - `auto`: Chosen by the server; the default.
                     * @enum {string|null}
                     */
                    readonly assetMode?: "auto" | "none" | "procedural" | "library" | "generated" | null;
                    /**
                     * @description What the prompt asks for. `edit`, `fix` and `remix` continue something: they need `parentRunId` or `artifactContext`.
                     *
                     *     - `auto`: Read from the prompt and from what the run continues; the default.
                     * @enum {string|null}
                     */
                    readonly intent?: "auto" | "create" | "edit" | "fix" | "remix" | null;
                    /**
                     * @description The form of the game that a run makes.
                     *
                     *     - `quick_html`: One HTML file that plays anywhere; the default.
                     *     - `game_bundle`: A zip of several files with a manifest, assets and an entry document.
                     * @enum {string|null}
                     */
                    readonly mode?: "quick_html" | "game_bundle" | null;
                    /** @description Accepted, never obeyed: the server routes. */
                    readonly model?: string | null;
                    /** @description A run of the viewer that this one continues; its thread is inherited. */
                    readonly parentRunId?: string | null;
                    /** @description 1 to 8,000 characters after trimming. */
                    readonly prompt: string;
                    /** @description Accepted, never obeyed: the server routes. */
                    readonly provider?: string | null;
                    /** @description A key of the viewer’s own, 1 to 128 characters; an unknown one opens a thread. */
                    readonly threadId?: string | null;
                };
            };
        };
        readonly responses: {
            /** @description It was accepted; the work goes on. */
            readonly 202: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Idempotency-Replayed": components["headers"]["Idempotency-Replayed-optional"];
                    readonly Location: components["headers"]["Location"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 0;
                        readonly data: components["schemas"]["StudioRun"];
                        /** @constant */
                        readonly message: "ok";
                    };
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["SessionExpiredOrUnauthenticated"];
            readonly 402: components["responses"]["StudioCreditsInsufficient"];
            readonly 403: components["responses"]["CsrfRejected"];
            readonly 404: components["responses"]["ArtifactNotFoundOrStudioRunNotFound"];
            readonly 408: components["responses"]["RequestTimeout"];
            readonly 409: components["responses"]["IdempotencyInProgress"];
            readonly 413: components["responses"]["PayloadTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["ContextRequiredOrIdempotencyKeyReusedOrMalformedJsonOrValidationFailed"];
            readonly 429: components["responses"]["RateLimitedOrTooManyActiveRuns"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["GenerationQueueUnavailableOrServiceUnavailable"];
        };
    };
    readonly studioRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id. One that is none, or another’s, is not found. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It worked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 0;
                        /** @description One run of the viewer; else `studio_run_not_found`. */
                        readonly data: components["schemas"]["StudioRun"];
                        /** @constant */
                        readonly message: "ok";
                    };
                };
            };
            readonly 401: components["responses"]["SessionExpiredOrUnauthenticated"];
            readonly 404: components["responses"]["StudioRunNotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly cancelStudioRun: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The id. One that is none, or another’s, is not found. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It worked. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly code: 0;
                        readonly data: components["schemas"]["StudioRun"];
                        /** @constant */
                        readonly message: "ok";
                    };
                };
            };
            readonly 401: components["responses"]["SessionExpiredOrUnauthenticated"];
            readonly 403: components["responses"]["CsrfRejected"];
            readonly 404: components["responses"]["StudioRunNotFound"];
            readonly 409: components["responses"]["RunAlreadyFinished"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly studioRunEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description The last event that is not wanted, for a client that can not send `Last-Event-ID`, which wins. */
                readonly after?: number;
            };
            readonly header?: {
                /** @description The last event that arrived: a browser that reconnects sends it by itself. */
                readonly "Last-Event-ID"?: number;
            };
            readonly path: {
                /** @description The id. One that is none, or another’s, is not found. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Events as they happen: `id` is their number, `event` their kind, `data` the JSON below. Ends after the final one. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly Connection: components["headers"]["Connection"];
                    readonly "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string;
                };
            };
            /** @description The last event that was asked for was the final one: there is nothing to wait for. */
            readonly 204: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly Connection: components["headers"]["Connection-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["SessionExpiredOrUnauthenticated"];
            readonly 404: components["responses"]["StudioRunNotFound"];
            readonly 429: components["responses"]["RateLimited"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly docs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description This document, for people. */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description As it was. */
            readonly 304: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly queryGraphQL: {
        readonly parameters: {
            readonly query?: {
                /** @description Which operation, of several. */
                readonly operationName?: string;
                /** @description A query, or with `Accept: text/event-stream` a subscription. Mutations go by POST. */
                readonly query?: string;
                /** @description A JSON object. */
                readonly variables?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The result; what went wrong is in `errors`, by field. To an `Accept: text/event-stream`, the events of a subscription. To a browser, an editor (not in production). */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly Connection: components["headers"]["Connection-optional"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly Vary: components["headers"]["Vary-optional"];
                    readonly "X-Accel-Buffering": components["headers"]["X-Accel-Buffering-optional"];
                    readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                    readonly "text/event-stream": string;
                    readonly "text/html": string;
                };
            };
            /** @description `bad_request`, `graphql_invalid` */
            readonly 400: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `session_expired`, `unauthenticated` */
            readonly 401: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `csrf_rejected` */
            readonly 403: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `method_not_allowed` */
            readonly 405: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `request_timeout` */
            readonly 408: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `payload_too_large` */
            readonly 413: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `unsupported_media_type` */
            readonly 415: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `validation_failed` */
            readonly 422: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `rate_limited` */
            readonly 429: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `internal_error` */
            readonly 500: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `service_unavailable` */
            readonly 503: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
        };
    };
    readonly postGraphQL: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly extensions?: {
                        readonly [key: string]: unknown;
                    } | null;
                    readonly operationName?: string | null;
                    readonly query: string;
                    readonly variables?: {
                        readonly [key: string]: unknown;
                    } | null;
                };
            };
        };
        readonly responses: {
            /** @description The result; what went wrong is in `errors`, by field. To an `Accept: text/event-stream`, the events of a subscription. To a browser, an editor (not in production). */
            readonly 200: {
                headers: {
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly Connection: components["headers"]["Connection-optional"];
                    readonly "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                    readonly "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly Vary: components["headers"]["Vary-optional"];
                    readonly "X-Accel-Buffering": components["headers"]["X-Accel-Buffering-optional"];
                    readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                    readonly "text/event-stream": string;
                    readonly "text/html": string;
                };
            };
            /** @description `bad_request`, `graphql_invalid` */
            readonly 400: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `session_expired`, `unauthenticated` */
            readonly 401: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `csrf_rejected` */
            readonly 403: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `method_not_allowed` */
            readonly 405: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `request_timeout` */
            readonly 408: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `payload_too_large` */
            readonly 413: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `unsupported_media_type` */
            readonly 415: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `validation_failed` */
            readonly 422: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `rate_limited` */
            readonly 429: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `internal_error` */
            readonly 500: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `service_unavailable` */
            readonly 503: {
                headers: {
                    readonly Allow: components["headers"]["Allow-optional"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly "Retry-After": components["headers"]["Retry-After-optional"];
                    readonly "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    readonly "application/json": components["schemas"]["GraphQLResult"];
                };
            };
        };
    };
    readonly healthz: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It lives. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly status: "ok";
                    };
                };
            };
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly getMetrics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It worked. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "*/*": unknown;
                };
            };
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly openapi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description This document. */
            readonly 200: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: unknown;
                    };
                };
            };
            /** @description As it was. */
            readonly 304: {
                headers: {
                    readonly "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    readonly "Cache-Control": components["headers"]["Cache-Control"];
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 500: components["responses"]["InternalError"];
        };
    };
    readonly readyz: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is ready. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["X-Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly status: "ready";
                    };
                };
            };
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
}
