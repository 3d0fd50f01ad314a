/* Made by "npm run openapi" from rest-compat/generated/openapi.json. Do not edit. */
/* eslint-disable */

export interface paths {
    "/api/auth/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in to the demo account, if the service runs on your own machine
         * @description Signs in to the demo account, if the service runs on your own machine.
         *
         *     Signs in to the demo account if the service runs on your own machine; otherwise the error is `route_not_found`.
         *
         *     In GraphQL: `mutation { signInDemo }`.
         */
        post: operations["signInDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a session without an account, with credits for the first games
         * @description Opens a session without an account, with credits for the first games: see `ServiceInfo.guestGames`. An existing session is kept. The error is `route_not_found` if guests can’t make games here.
         *
         *     In GraphQL: `mutation { signInAsGuest }`.
         */
        post: operations["signInAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oidc/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Completes single sign-on; the provider redirects here.
         * @description Completes single sign-on; the provider redirects here.
         */
        get: operations["finishSingleSignOn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oidc/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Starts single sign-on, if it is configured.
         * @description Starts single sign-on, if it is configured.
         */
        get: operations["startSingleSignOn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user
         * @description The signed-in user. Without a session: null, with the error `unauthenticated` or `session_expired`.
         *
         *     In GraphQL: `query { viewer }`.
         */
        get: operations["currentSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions of the signed-in user that have not ended
         * @description Sessions of the signed-in user that have not ended.
         *
         *     The signed-in user. Without a session: null, with the error `unauthenticated` or `session_expired`.
         *
         *     In GraphQL: `query { viewer }`.
         */
        get: operations["sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one session of the signed-in user
         * @description Ends one session of the signed-in user.
         *
         *     Ends one session of the viewer.
         *
         *     In GraphQL: `mutation { revokeSession }`.
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with an e-mail address and a password
         * @description Signs in with an e-mail address and a password. Games made as a guest before that move to the account.
         *
         *     In GraphQL: `mutation { signIn }`.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends this session
         * @description Ends this session.
         *
         *     In GraphQL: `mutation { signOut }`.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an account and signs in to it
         * @description Creates an account and signs in to it. A guest’s games move to the account.
         *
         *     In GraphQL: `mutation { signUp }`.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Balances, totals of the ledger, and its last 20 entries
         * @description Balances, totals of the ledger, and its last 20 entries.
         *
         *     The signed-in user. Without a session: null, with the error `unauthenticated` or `session_expired`.
         *
         *     In GraphQL: `query { viewer }`.
         */
        get: operations["credits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-artifacts/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The HTML file or the zip, for its owner. Supports ranges and ETags.
         * @description The HTML file or the zip, for its owner. Supports ranges and ETags.
         */
        get: operations["downloadArtifact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-artifacts/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The game in a sandbox: for its owner, or with a token in `?token=`, in `X-Preview-Token` or in the path. In a browser tab, it is shown in a frame.
         * @description The game in a sandbox: for its owner, or with a token in `?token=`, in `X-Preview-Token` or in the path. In a browser tab, it is shown in a frame.
         */
        get: operations["previewArtifact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-artifacts/{id}/preview/~{token}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The files of a game being played, below `~<token>/`.
         * @description The files of a game being played, below `~<token>/`.
         */
        get: operations["previewArtifactFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-artifacts/{id}/single-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Converts a bundle into a single HTML file, which can be published
         * @description Converts a bundle into a single HTML file, which can be published. The result is a separate artifact, the same one each time. An HTML artifact is returned as it is.
         *
         *     In GraphQL: `mutation { createSingleFileArtifact }`.
         */
        post: operations["createSingleFileArtifact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-artifacts/{id}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of the game, for its owner: 960 × 540, WebP.
         * @description A picture of the game, for its owner: 960 × 540, WebP.
         */
        get: operations["thumbnailOfArtifact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game-publications/{artifactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The publication of an artifact
         * @description The publication of an artifact.
         *
         *     The publication of one artifact of the viewer. The error is `artifact_not_found` for any other ID, and `publication_not_found` while the artifact is not public.
         *
         *     In GraphQL: `query { publication }`.
         */
        get: operations["publication"];
        put?: never;
        /**
         * Publishes an HTML artifact, or updates its publication
         * @description Publishes an HTML artifact, or updates its publication.
         *
         *     In GraphQL: `mutation { publishGame }`.
         */
        post: operations["publishGame"];
        /**
         * Unpublishes a game
         * @description Unpublishes a game. The artifact is kept, and its slug stays reserved for it.
         *
         *     In GraphQL: `mutation { unpublishGame }`.
         */
        delete: operations["unpublishGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public games by search, kind and order
         * @description Public games by search, kind and order; `after` is the `endCursor` of the previous page.
         *
         *     Public games, without those marked `noindex`. Needs no session.
         *
         *     In GraphQL: `query { games }`.
         */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generator/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retired: does nothing, and always answers 402 `studio_credits_required`
         * @deprecated
         * @description Retired: does nothing, and always answers 402 `studio_credits_required`.
         *
         *     Does nothing: always returns the error `studio_credits_required`.
         *
         *     In GraphQL: `mutation { retiredGeneratorRun }`.
         */
        post: operations["retiredGeneratorRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/generator/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One historical run of the retired generator
         * @description One historical run of the retired generator.
         *
         *     One historical generator run of the viewer. Any other ID is the error `generator_run_not_found`.
         *
         *     In GraphQL: `query { generatorRun }`.
         */
        get: operations["generatorRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest runs, without manifest and reading
         * @description The newest runs, without manifest and reading; `limit` is clamped to 1–20.
         *
         *     The signed-in user. Without a session: null, with the error `unauthenticated` or `session_expired`.
         *
         *     In GraphQL: `query { viewer }`.
         */
        get: operations["studioRuns"];
        put?: never;
        /**
         * Accepts a prompt and reserves its price
         * @description Accepts a prompt and reserves its price. The game is made after the answer: subscribe to `studioRunEvents` to follow it.
         *
         *     In GraphQL: `mutation { createStudioRun }`.
         */
        post: operations["createStudioRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One run, with its artifact once completed
         * @description One run, with its artifact once completed.
         *
         *     One run of the viewer. Any other ID is the error `studio_run_not_found`.
         *
         *     In GraphQL: `query { studioRun }`.
         */
        get: operations["studioRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/runs/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The requests to models for a run, in order
         * @description The requests to models for a run, in order: tokens and outcome of each, without prices; empty if there were none.
         *
         *     One run of the viewer. Any other ID is the error `studio_run_not_found`.
         *
         *     In GraphQL: `query { studioRun }`.
         */
        get: operations["studioRunAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks a run to stop
         * @description Asks a run to stop; a queued one stops at once.
         *
         *     In GraphQL: `mutation { cancelStudioRun }`.
         */
        post: operations["cancelStudioRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/runs/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The log of a run as Server-Sent Events
         * @description The log of a run as Server-Sent Events: the events after `Last-Event-ID` or `after`, then new ones as they happen. Each event carries the state of the run; `completed` carries the whole run.
         *
         *     The log of one run: the events after `after`, then new events as they happen, each once and in order. Ends after the final event. To resume after a lost connection, subscribe with the last `seq` you received.
         *
         *     In GraphQL: `subscription { studioRunEvents }`.
         */
        get: operations["studioRunEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authors/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public games of an author who shows their name.
         * @description The public games of an author who shows their name.
         */
        get: operations["author"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The API reference, with search.
         * @description The API reference, with search.
         */
        get: operations["docs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/graphql": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How to use the GraphQL API: cursors, subscriptions, errors and limits, with working examples.
         * @description How to use the GraphQL API: cursors, subscriptions, errors and limits, with working examples.
         */
        get: operations["graphqlGuide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make a game, follow its run, change it and publish it: step by step, in REST and in GraphQL.
         * @description Make a game, follow its run, change it and publish it: step by step, in REST and in GraphQL.
         */
        get: operations["recipes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The gallery page of public games, by search, kind and order.
         * @description The gallery page of public games, by search, kind and order.
         */
        get: operations["gallery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page of a public game.
         * @description The page of a public game.
         */
        get: operations["publicGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{slug}/app-icon.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The app icon of a public game, 512 × 512, in the colors of the game.
         * @description The app icon of a public game, 512 × 512, in the colors of the game.
         */
        get: operations["gameAppIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{slug}/app.webmanifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The web app manifest with which browsers install a public game as an app.
         * @description The web app manifest with which browsers install a public game as an app.
         */
        get: operations["gameAppManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{slug}/cover.webp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture without text, 960 × 540.
         * @description The picture without text, 960 × 540.
         */
        get: operations["gameCover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{slug}/embed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The game on its own, to embed on other sites.
         * @description The game on its own, to embed on other sites.
         */
        get: operations["embeddedGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{slug}/image.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture for link previews, 1200 × 630.
         * @description The picture for link previews, 1200 × 630.
         */
        get: operations["gameImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{slug}/play/{sha256}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public game itself, in a sandbox, for the frame on its page; in a browser tab, it redirects to that page.
         * @description The public game itself, in a sandbox, for the frame on its page; in a browser tab, it redirects to that page.
         */
        get: operations["playPublicGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{slug}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A form to report a public game to the operator.
         * @description A form to report a public game to the operator.
         */
        get: operations["reportPage"];
        put?: never;
        /**
         * Receives that form. Programs use the mutation `reportGame`.
         * @description Receives that form. Programs use the mutation `reportGame`.
         */
        post: operations["sendReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{slug}/service-worker.js": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The service worker that makes a public game playable offline.
         * @description The service worker that makes a public game playable offline.
         */
        get: operations["gameAppWorker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphql": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Queries, subscriptions over WebSocket or an event stream, and an editor.
         * @description Queries, subscriptions over WebSocket or an event stream, and an editor.
         */
        get: operations["queryGraphQL"];
        put?: never;
        /**
         * Queries, mutations, and subscriptions over an event stream.
         * @description Queries, mutations, and subscriptions over an event stream.
         */
        post: operations["postGraphQL"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process is running.
         * @description The process is running.
         */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Remembers the chosen language of the pages in a cookie, and redirects back.
         * @description Remembers the chosen language of the pages in a cookie, and redirects back.
         */
        get: operations["chooseLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics for Prometheus, for operators only.
         * @description Metrics for Prometheus, for operators only.
         */
        get: operations["metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oembed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How to embed the public game at `url`.
         * @description How to embed the public game at `url`.
         */
        get: operations["oembed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The API as an OpenAPI 3.1 document.
         * @description The API as an OpenAPI 3.1 document.
         */
        get: operations["openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The database and the queue are reachable; 503 if not.
         * @description The database and the queue are reachable; 503 if not.
         */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/robots.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What search engines may visit.
         * @description What search engines may visit.
         */
        get: operations["robots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/s/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page of a game that is shared by a link but not public.
         * @description The page of a game that is shared by a link but not public.
         */
        get: operations["sharedGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/s/{token}/cover.webp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture without text, 960 × 540.
         * @description The picture without text, 960 × 540.
         */
        get: operations["sharedGameCover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/s/{token}/image.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture for link previews, 1200 × 630.
         * @description The picture for link previews, 1200 × 630.
         */
        get: operations["sharedGameImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every public game, for search engines.
         * @description Every public game, for search engines.
         */
        get: operations["sitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description One line of the ledger. It never changes. */
        CreditEntry: {
            /** @description Whole credits; negative if they leave the account. */
            amount: number;
            /** @description The Studio balance after this entry. */
            balanceAfter: number;
            /**
             * Format: date-time
             * @description When the entry was written.
             */
            createdAt: string;
            /** @description One line to show to people, in English or as the operator wrote it. */
            description: string;
            /**
             * Format: uuid
             * @description A UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description The run that it was spent on.
             */
            runId: string | null;
            /**
             * @description Why credits were added or taken.
             * @enum {string}
             */
            type: "purchase" | "grant" | "spend" | "refund" | "expire" | "adjust";
        };
        /** @description The credits of the viewer, in whole credits. */
        Credits: {
            /** @description Credits of the retired free generator. They are shown but can’t be spent. */
            freeGeneratorBalance: number;
            /** @description Reserved for runs that have not ended. */
            heldBalance: number;
            /** @description The last 20 entries, newest first. */
            history: components["schemas"]["CreditEntry"][];
            /** @description `studioBalance` − `heldBalance`: available for new runs. */
            spendableBalance: number;
            /** @description Studio credits, including reserved ones. */
            studioBalance: number;
            /** @description `studioBalance` + `freeGeneratorBalance` */
            totalBalance: number;
            /** @description Totals of the whole ledger. */
            totals: components["schemas"]["CreditTotals"];
        };
        /** @description Totals of the whole ledger, each a positive number; only `adjusted` may be negative. */
        CreditTotals: {
            /** @description The sum of the operator’s corrections; may be negative. */
            adjusted: number;
            /** @description Credits that expired. */
            expired: number;
            /** @description Free credits. */
            granted: number;
            /** @description Credits that were paid for. */
            purchased: number;
            /** @description Spent credits that were returned. */
            refunded: number;
            /** @description Credits spent on completed runs. */
            spent: number;
        };
        /** @description One problem with one field. */
        ErrorDetail: {
            /** @description For `studio_credits_insufficient`: the credits available. */
            available?: number;
            /** @description E.g. `required`, `wrong_type`, `too_long`, `unknown_value`. For `prompt_refused` and `text_refused`, the category: `hate`, `minors`, `weapons`, `self_harm`, or one of the operator’s own. */
            code: string;
            /**
             * Format: uri
             * @description For `studio_credits_insufficient`: where to get credits, if the operator has set an address.
             */
            helpUrl?: string;
            message: string;
            /** @description Dotted, e.g. `artifactContext.notes`; empty for the body itself. */
            path: string;
            /** @description For `studio_credits_insufficient`: what the run costs. */
            required?: number;
        };
        /** @description A question that players ask, and its answer. */
        FaqEntry: {
            /** @description The answer, as plain text. */
            answer: string;
            /** @description The question, as plain text. */
            question: string;
        };
        /** @description The result of a run, or a single file made from a bundle. It never changes. */
        GameArtifact: {
            /** @description The media type of the download. */
            contentType: string;
            /**
             * Format: uri
             * @description Needs the owner’s session.
             */
            downloadUrl: string;
            /** @description The document that starts the game, e.g. `index.html`. */
            entryPath: string;
            /** @description How many files it holds: 1 for an HTML artifact. */
            fileCount: number;
            /**
             * Format: uuid
             * @description A UUID.
             */
            id: string;
            /** @description Title, entry document, controls, seed, engine and licenses; for a bundle also its files. For how the prompt was read, see the field `reading`. */
            manifest: {
                [key: string]: unknown;
            };
            /**
             * Format: uuid
             * @description The artifact that it was made from: the one that its run changed, or the bundle that it was converted from.
             */
            parentArtifactId: string | null;
            /** @description The checks that it was put through. */
            playability: components["schemas"]["Playability"];
            /** @description The token that `previewUrl` carries. */
            previewToken: string | null;
            /**
             * Format: date-time
             * @description When `previewUrl` stops working.
             */
            previewTokenExpiresAt: string | null;
            /**
             * Format: uri
             * @description Where the game can be played for an hour without a session; the token is part of the path.
             */
            previewUrl: string | null;
            /** @description Its publication; null while it is not public. */
            publication: components["schemas"]["Publication"] | null;
            /** @description True for an HTML artifact that failed no check. */
            publishable: boolean;
            /** @description How the prompt was read; null if the generator did not say. */
            reading: components["schemas"]["GameReading"] | null;
            /** @description The SHA-256 of the download, as 64 hexadecimal digits. */
            sha256: string;
            /** @description The size of the download in bytes. */
            sizeBytes: number;
            /**
             * @description Always `ready`: incomplete artifacts don’t exist.
             * @enum {string}
             */
            state: "ready";
            /**
             * Format: uri
             * @description A picture of the game, 960 × 540. Needs the owner’s session.
             */
            thumbnailUrl: string;
            /** @description The title of the game. */
            title: string;
            /**
             * @description One HTML file, or a bundle of files.
             * @enum {string}
             */
            type: "html" | "bundle";
        };
        /** @description How the prompt was read. */
        GameReading: {
            /** @description The game or genre that the prompt names, by its common name; null if it names none. */
            asked: string | null;
            /**
             * @description The kind that was requested, if `kind` is only the nearest one that can be made.
             * @enum {string|null}
             */
            askedKind: "platformer" | "shmup" | "arena" | "breakout" | "snake" | "runner" | "flappy" | "match3" | "bubble_shooter" | "sokoban" | "maze" | "tower_defense" | "racing" | "memory" | "quiz" | "aim_physics" | "reaction" | "rhythm" | "clicker" | "catcher" | "crossing" | "duel" | "falling_blocks" | "farm_sim" | "merge_grid" | "tic_tac_toe" | "connect_four" | "minesweeper" | "chess" | "reversi" | "gomoku" | "checkers" | "guess_word" | "hangman" | "typing_game" | "word_search" | "anagram" | "solitaire" | "freecell" | "crossword" | "sudoku" | "fifteen_puzzle" | "lights_out" | "battleship" | "nonogram" | "pinball" | "hoops" | "penalty" | "bowling" | "blackjack" | "snap" | "spider_solitaire" | "bubble_pop" | "marble_path" | "tower_stacking" | "sandbox" | "batting" | "delivery_game" | "sorting_game" | "hidden_objects" | "herding_game" | "cleaning_game" | "tank_battle" | "race_board" | "mancala" | "dice_game" | "serving" | "lander" | "balancing_game" | "virtual_pet" | "merge_drop" | "stealth_game" | "air_hockey" | "shuffleboard" | "carrom" | "timing_game" | "dominoes" | "backgammon" | "dress_up" | "simon_says" | "tycoon" | "crazy_eights" | "trick_taking" | "pipe_puzzle" | "jigsaw" | null;
            /** @description Literal requests and numbers in the prompt, in order, and what became of each. */
            asks: components["schemas"]["ReadingAsk"][];
            /** @description How the pictures were made: `library`, `procedural` or `none`. */
            assetMode: string;
            /** @description What differs from the game that was continued; empty for a new game. */
            changes: components["schemas"]["ReadingChange"][];
            /** @description How hard it is: `easy`, `normal` or `hard`. */
            difficulty: string;
            /** @description The opponents of the hero. */
            enemies: components["schemas"]["ReadingActor"][];
            /** @description Words of the prompt, and what each of them led to. */
            evidence: components["schemas"]["ReadingEvidence"][];
            /**
             * @description How close the game comes to `asked`.
             * @enum {string}
             */
            fit: "exact" | "near" | "far";
            /** @description What was made instead of `asked`: one sentence in the language of the game; null for an exact fit. */
            fitReason: string | null;
            /** @description What the player has to reach; null if there is no such thing. */
            goal: components["schemas"]["ReadingActor"] | null;
            /** @description Who or what the player moves. */
            hero: components["schemas"]["ReadingActor"];
            /** @description What was not understood or can’t be done yet. */
            ignored: string[];
            /**
             * @description The intent that was used; tells what `auto` was resolved to.
             * @enum {string}
             */
            intent: "create" | "edit" | "remix" | "fix";
            /** @description What can be collected. */
            items: components["schemas"]["ReadingActor"][];
            /**
             * @description The kind of game that was made.
             * @enum {string}
             */
            kind: "platformer" | "shmup" | "arena" | "breakout" | "snake" | "runner" | "flappy" | "match3" | "bubble_shooter" | "sokoban" | "maze" | "tower_defense" | "racing" | "memory" | "quiz" | "aim_physics" | "reaction" | "rhythm" | "clicker" | "catcher" | "crossing" | "duel" | "falling_blocks" | "farm_sim" | "merge_grid" | "tic_tac_toe" | "connect_four" | "minesweeper" | "chess" | "reversi" | "gomoku" | "checkers" | "guess_word" | "hangman" | "typing_game" | "word_search" | "anagram" | "solitaire" | "freecell" | "crossword" | "sudoku" | "fifteen_puzzle" | "lights_out" | "battleship" | "nonogram" | "pinball" | "hoops" | "penalty" | "bowling" | "blackjack" | "snap" | "spider_solitaire" | "bubble_pop" | "marble_path" | "tower_stacking" | "sandbox" | "batting" | "delivery_game" | "sorting_game" | "hidden_objects" | "herding_game" | "cleaning_game" | "tank_battle" | "race_board" | "mancala" | "dice_game" | "serving" | "lander" | "balancing_game" | "virtual_pet" | "merge_drop" | "stealth_game" | "air_hockey" | "shuffleboard" | "carrom" | "timing_game" | "dominoes" | "backgammon" | "dress_up" | "simon_says" | "tycoon" | "crazy_eights" | "trick_taking" | "pipe_puzzle" | "jigsaw";
            /** @description The language of the texts in the game: an ISO 639 code. */
            language: string;
            /**
             * @description The kind of game that was made; the same value as `kind`.
             * @enum {string}
             */
            made: "platformer" | "shmup" | "arena" | "breakout" | "snake" | "runner" | "flappy" | "match3" | "bubble_shooter" | "sokoban" | "maze" | "tower_defense" | "racing" | "memory" | "quiz" | "aim_physics" | "reaction" | "rhythm" | "clicker" | "catcher" | "crossing" | "duel" | "falling_blocks" | "farm_sim" | "merge_grid" | "tic_tac_toe" | "connect_four" | "minesweeper" | "chess" | "reversi" | "gomoku" | "checkers" | "guess_word" | "hangman" | "typing_game" | "word_search" | "anagram" | "solitaire" | "freecell" | "crossword" | "sudoku" | "fifteen_puzzle" | "lights_out" | "battleship" | "nonogram" | "pinball" | "hoops" | "penalty" | "bowling" | "blackjack" | "snap" | "spider_solitaire" | "bubble_pop" | "marble_path" | "tower_stacking" | "sandbox" | "batting" | "delivery_game" | "sorting_game" | "hidden_objects" | "herding_game" | "cleaning_game" | "tank_battle" | "race_board" | "mancala" | "dice_game" | "serving" | "lander" | "balancing_game" | "virtual_pet" | "merge_drop" | "stealth_game" | "air_hockey" | "shuffleboard" | "carrom" | "timing_game" | "dominoes" | "backgammon" | "dress_up" | "simon_says" | "tycoon" | "crazy_eights" | "trick_taking" | "pipe_puzzle" | "jigsaw";
            /** @description The mood of the music and the colors, e.g. `calm`. */
            mood: string;
            /** @description The obstacles in the game. */
            obstacles: components["schemas"]["ReadingActor"][];
            /** @description What is fired or thrown; null if there is no such thing. */
            projectile: components["schemas"]["ReadingActor"] | null;
            /** @description The rules of the game. */
            rules: components["schemas"]["ReadingRule"][];
            /** @description The drawing style: `flat`, `pixel`, `noir` or `paper`. */
            style: string;
            /** @description Where the game takes place, e.g. `space`. */
            theme: string;
            /** @description The time of day. */
            time: string;
            /** @description What falls or drifts through the scene, e.g. `snow`; `clear` if nothing does. */
            weather: string;
        };
        /** @description A historical record of the retired generator. */
        GeneratorRun: {
            /**
             * Format: date-time
             * @description When the run was accepted.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ended; null if that was not recorded.
             */
            finishedAt: string | null;
            /** @description The ID that the retired generator gave it. */
            id: string;
            /** @description The prompt. */
            prompt: string;
            /** @description The generator that worked on it; null if that was not recorded. */
            provider: string | null;
            /** @description The address of its result; null if there was none. */
            resultUrl: string | null;
            /** @description The final state, as the retired generator called it. */
            status: string;
            /** @description Whether a paid generator was to take over if the free one failed. */
            usePaidFallback: boolean;
        };
        /** @description The data that was requested, and any errors. */
        GraphQLResult: {
            data?: {
                [key: string]: unknown;
            } | null;
            errors?: {
                extensions: {
                    /** @enum {string} */
                    code: "account_not_found" | "account_required" | "artifact_damaged" | "artifact_not_found" | "artifact_not_publishable" | "bad_request" | "context_required" | "csrf_rejected" | "email_taken" | "generation_queue_unavailable" | "generator_run_not_found" | "graphql_invalid" | "headers_too_large" | "idempotency_in_progress" | "idempotency_key_reused" | "internal_error" | "invalid_credentials" | "malformed_json" | "method_not_allowed" | "not_acceptable" | "payload_too_large" | "preview_token_invalid" | "prompt_refused" | "public_url_unavailable" | "publication_not_found" | "publication_withdrawn" | "range_not_satisfiable" | "rate_limited" | "request_timeout" | "route_not_found" | "run_already_finished" | "service_unavailable" | "session_expired" | "session_not_found" | "share_link_ended" | "share_link_not_found" | "sign_in_failed" | "studio_credits_insufficient" | "studio_credits_required" | "studio_run_not_found" | "text_refused" | "thread_at_work" | "thread_not_found" | "too_many_active_runs" | "unauthenticated" | "unsupported_media_type" | "validation_failed";
                    details?: {
                        [key: string]: unknown;
                    }[];
                    requestId: string;
                    retryable: boolean;
                    /** @description The HTTP status of the REST answer. */
                    status: number;
                };
                locations?: {
                    [key: string]: unknown;
                }[];
                message: string;
                path?: (string | number)[];
            }[];
            /** @description Present if `GraphQL-Cost: 1` was sent. */
            extensions?: {
                cost: {
                    /** @description The most that one operation may cost. */
                    limit: number;
                    /** @description The most that the operations of one client may cost per minute; null if there is no limit. */
                    perMinute: number | null;
                    /** @description The cost of the operation: about one per object in the answer. */
                    requested: number;
                };
            };
        };
        /** @description One request to a model for a run: to read or judge its prompt, or to write, fill, draw, repair or change its game. If no model answers, the built-in composer takes over. */
        ModelAttempt: {
            /**
             * Format: date-time
             * @description When it answered or failed; null until then.
             */
            finishedAt: string | null;
            /**
             * Format: uuid
             * @description A UUID.
             */
            id: string;
            /** @description Tokens that it read; 0 if its provider did not say. */
            inputTokens: number;
            /** @description What it added that the prompt does not say. */
            invented: string[];
            /** @description The model, as its provider calls it. */
            model: string;
            /**
             * @description The outcome; null until the model has answered or failed.
             * @enum {string|null}
             */
            outcome: "answered" | "invalid" | "truncated" | "refused" | "timeout" | "rate_limited" | "unavailable" | "denied" | "rejected" | "canceled" | "lost" | "resting" | "busy" | "limited" | null;
            /** @description Tokens that it wrote; 0 if its provider did not say. */
            outputTokens: number;
            /** @description The provider, as the operator named it. */
            provider: string;
            /** @description Words of the prompt that it left out and that were put back. */
            restored: string[];
            /**
             * Format: date-time
             * @description When the request was sent.
             */
            startedAt: string;
        };
        /** @description The position of a page in its list. */
        PageInfo: {
            /** @description The cursor of the last entry; null on an empty page. */
            endCursor: string | null;
            /** @description More entries follow `endCursor`. */
            hasNextPage: boolean;
        };
        /** @description The checks that an artifact was put through. */
        Playability: {
            /** @description The checks, one by one. */
            checks: components["schemas"]["PlayabilityCheck"][];
            /**
             * @description The overall verdict.
             * @enum {string}
             */
            verdict: "pass" | "unverified" | "fail";
        };
        /** @description One check of an artifact. */
        PlayabilityCheck: {
            /** @description What was found, as one line to show to people. */
            detail: string | null;
            /**
             * @description What `detail` says, for texts in other languages; null where it quotes the game, and for older artifacts.
             * @enum {string|null}
             */
            finding: "won" | "undisturbed" | "not_installed" | "too_busy" | "browser_failed" | "stands_still" | "nearly_empty" | "keys_change_nothing" | null;
            /** @description The name of the check, e.g. `no-fault`. */
            name: string;
            /** @description True if the artifact passed. */
            ok: boolean;
            /** @description Seconds of play that `finding` is about. */
            seconds: number | null;
        };
        /** @description An artifact that was published under a slug. */
        Publication: {
            /**
             * Format: uuid
             * @description The ID of the published artifact.
             */
            artifactId: string;
            /** @description The controls; each entry names a key and what it does. */
            controls: string[];
            /** @description The description for players. Plain text. */
            description: string;
            /**
             * Format: uri
             * @description The game on its own, to embed in a frame on another site.
             */
            embedUrl: string;
            /**
             * Format: uri
             * @description The page of the game.
             */
            publicUrl: string;
            /**
             * Format: date-time
             * @description When it became public.
             */
            publishedAt: string;
            /** @description Starts at 1; goes up by one each time it is published again. */
            revision: number;
            /**
             * Format: uuid
             * @description The run that made the artifact.
             */
            runId: string;
            /** @description Texts for search engines, link previews and the page. */
            seoContent: components["schemas"]["SeoContent"];
            /** @description True if the page shows the owner’s name. */
            showAuthor: boolean;
            /** @description True if the page shows the prompt. */
            showPrompt: boolean;
            /** @description Its name in URLs. Earlier slugs redirect to this one. */
            slug: string;
            /**
             * @description Whether it is public.
             * @enum {string}
             */
            status: "published" | "unpublished";
            /** @description The title of its page. Plain text. */
            title: string;
            /**
             * Format: date-time
             * @description When it was last published again or unpublished.
             */
            updatedAt: string;
        };
        /** @description A public game, as everyone sees it. */
        PublicGame: {
            /** @description The description for players. Plain text. */
            description: string;
            /**
             * Format: uri
             * @description The game on its own, to embed in a frame on another site.
             */
            embedUrl: string;
            /**
             * Format: uri
             * @description A picture of the game, 1200 × 630.
             */
            imageUrl: string;
            /**
             * @description The kind of game; null if another generator made it.
             * @enum {string|null}
             */
            kind: "platformer" | "shmup" | "arena" | "breakout" | "snake" | "runner" | "flappy" | "match3" | "bubble_shooter" | "sokoban" | "maze" | "tower_defense" | "racing" | "memory" | "quiz" | "aim_physics" | "reaction" | "rhythm" | "clicker" | "catcher" | "crossing" | "duel" | "falling_blocks" | "farm_sim" | "merge_grid" | "tic_tac_toe" | "connect_four" | "minesweeper" | "chess" | "reversi" | "gomoku" | "checkers" | "guess_word" | "hangman" | "typing_game" | "word_search" | "anagram" | "solitaire" | "freecell" | "crossword" | "sudoku" | "fifteen_puzzle" | "lights_out" | "battleship" | "nonogram" | "pinball" | "hoops" | "penalty" | "bowling" | "blackjack" | "snap" | "spider_solitaire" | "bubble_pop" | "marble_path" | "tower_stacking" | "sandbox" | "batting" | "delivery_game" | "sorting_game" | "hidden_objects" | "herding_game" | "cleaning_game" | "tank_battle" | "race_board" | "mancala" | "dice_game" | "serving" | "lander" | "balancing_game" | "virtual_pet" | "merge_drop" | "stealth_game" | "air_hockey" | "shuffleboard" | "carrom" | "timing_game" | "dominoes" | "backgammon" | "dress_up" | "simon_says" | "tycoon" | "crazy_eights" | "trick_taking" | "pipe_puzzle" | "jigsaw" | null;
            /** @description The language of the texts in the game: an ISO 639 code. */
            language: string;
            /** @description How many accounts like it. */
            likes: number;
            /** @description How often it was played: counted about once per visitor and day. */
            plays: number;
            /**
             * Format: uri
             * @description The page of the game.
             */
            publicUrl: string;
            /**
             * Format: date-time
             * @description When it became public.
             */
            publishedAt: string;
            /** @description Its name in URLs, unique across all games. */
            slug: string;
            /** @description The title of its page. Plain text. */
            title: string;
            /**
             * Format: date-time
             * @description When its owner last updated its publication.
             */
            updatedAt: string;
        };
        /** @description A place in the queue. */
        QueuePlace: {
            /**
             * Format: date-time
             * @description When work is expected to begin. Null while there is nothing to estimate from, and while the run waits for its parent.
             */
            estimatedStartAt: string | null;
            /** @description Starts at 1. For a run that waits for its parent: the position it would have now. */
            position: number;
        };
        /** @description A character or thing in the game. */
        ReadingActor: {
            /** @description The end of that passage, exclusive. */
            end: number | null;
            /** @description False if the prompt did not mention it and the theme or the kind filled the gap. */
            fromPrompt: boolean;
            /** @description Its name in the language of the game. */
            name: string;
            /** @description The picture that shows it. */
            sprite: string;
            /** @description Where the prompt mentions it, as a UTF-16 offset; null if it doesn’t. */
            start: number | null;
        };
        /** @description A literal request in the prompt, and what became of it. */
        ReadingAsk: {
            /** @description The end of the passage, exclusive. */
            end: number;
            /**
             * @description What the request is about.
             * @enum {string}
             */
            kind: "title" | "name" | "message" | "sign" | "keys" | "words" | "number" | "rule" | "colour" | "wish";
            /** @description How it was changed or why it was dropped, in the language of the game; otherwise empty. */
            note: string;
            /**
             * @description Whether the game has it.
             * @enum {string}
             */
            outcome: "kept" | "changed" | "dropped";
            /** @description The start of the passage in the prompt, as a UTF-16 offset. */
            start: number;
            /** @description The words, as typed. */
            text: string;
        };
        /** @description What differs from the game that was continued. */
        ReadingChange: {
            /** @description The value before; null if there was none. */
            from: string | null;
            /** @description The value now; null if it was removed. */
            to: string | null;
            /** @description A part of the game: `kind`, `hero`, `enemy`, `theme`, `speed`, a rule … */
            what: string;
        };
        /** @description Words of the prompt, and what they led to. */
        ReadingEvidence: {
            /** @description What they decided: a role, a rule, `kind`, `theme`, `time`, `weather`, `difficulty` … */
            as: string;
            /** @description The end of the passage, exclusive. */
            end: number;
            /** @description The start of the passage in the prompt, as a UTF-16 offset. */
            start: number;
            /** @description The words themselves. */
            text: string;
            /** @description What they were understood as, e.g. the name of a picture. */
            value: string;
        };
        /** @description A rule of the game. */
        ReadingRule: {
            /** @description The end of that passage, exclusive. */
            end: number | null;
            /** @description The number in the rule: of lives, levels, items to collect … */
            n: number | null;
            /** @description Its name: `lives`, `timer`, `boss`, `doubleJump` … */
            rule: string;
            /** @description The seconds on a timer. */
            seconds: number | null;
            /** @description Where the prompt mentions it, as a UTF-16 offset; null if it doesn’t. */
            start: number | null;
        };
        /** @description What became of the credits of a run. The most that a run can cost is reserved; if it costs less, the rest is released. */
        RunCredits: {
            /** @description Charged because the run completed; the price depends on what made the game. */
            charged: number;
            /** @description Reserved until the run ends; not a charge. */
            held: number;
            /** @description Released because the run ended without a result, or cost less than was reserved. */
            released: number;
        };
        /** @description Texts of a public game for search engines, link previews and its page. All plain text. */
        SeoContent: {
            /** @description Questions that players ask, shown on the page. */
            faq: components["schemas"]["FaqEntry"][];
            /** @description The kind of game in words, e.g. `Platformer`. */
            genre: string | null;
            /** @description Instructions, shown on the page. */
            howToPlay: string | null;
            /** @description Keywords for search engines. */
            keywords: string[];
            /** @description A language tag (BCP 47). */
            language: string | null;
            /** @description The description that search engines show. */
            metaDescription: string | null;
            /** @description The title that search engines show. */
            metaTitle: string | null;
            /** @description True if search engines, the gallery and the sitemap leave it out. */
            noindex: boolean;
            /** @description The alt text of the link preview’s picture. */
            ogImageAlt: string | null;
            /** @description The play mode, e.g. `Single player`. */
            playMode: string | null;
            /** @description The requested slug. */
            slug: string | null;
        };
        /** @description A sign-in that has not ended. */
        Session: {
            /**
             * Format: date-time
             * @description When the user signed in.
             */
            createdAt: string;
            /** @description True for the session that the request came with. */
            current: boolean;
            /**
             * Format: date-time
             * @description When it ends: after 7 days without use, and 30 days after sign-in at the latest.
             */
            expiresAt: string;
            /**
             * Format: uuid
             * @description A UUID.
             */
            id: string;
            /** @description The IP address that signed in. */
            ip: string | null;
            /**
             * Format: date-time
             * @description When it was last used, accurate to about five minutes.
             */
            lastSeenAt: string;
            /** @description The browser that signed in, as its `User-Agent` names it. */
            userAgent: string | null;
        };
        /** @description One prompt accepted for generation. */
        StudioRun: {
            /** @description The result; null until the run has completed. */
            artifact: components["schemas"]["GameArtifact"] | null;
            /**
             * @description Where pictures and sounds should come from, as requested.
             * @enum {string}
             */
            assetMode: "auto" | "none" | "procedural" | "library" | "generated";
            /** @description How many workers have tried so far. */
            attempt: number;
            /**
             * Format: date-time
             * @description When it was accepted.
             */
            createdAt: string;
            /** @description What became of its price. */
            credits: components["schemas"]["RunCredits"];
            /** @description Why the run failed; null unless it did. */
            failure: components["schemas"]["StudioRunFailure"] | null;
            /**
             * Format: date-time
             * @description When it reached its final state; null until then.
             */
            finishedAt: string | null;
            /**
             * Format: uuid
             * @description A UUID.
             */
            id: string;
            /**
             * @description The intent, as it was sent.
             * @enum {string}
             */
            intent: "auto" | "create" | "edit" | "fix" | "remix";
            /**
             * @description The format of the game.
             * @enum {string}
             */
            mode: "quick_html" | "game_bundle";
            /** @description The model that read its prompt; null if the built-in reader did. */
            model: string | null;
            /**
             * Format: uuid
             * @description The ID of the run that this one continues.
             */
            parentRunId: string | null;
            /** @description 0 to 100; never falls. */
            progress: number;
            /** @description The prompt, trimmed. */
            prompt: string;
            /** @description Who made the game, chosen by the server: the built-in composer, or the provider of the model that read its prompt. */
            provider: string | null;
            /** @description Its place in the queue; null unless it is queued. */
            queue: components["schemas"]["QueuePlace"] | null;
            /**
             * @description What the worker is doing; null unless it is processing.
             * @enum {string|null}
             */
            stage: "planning" | "generating" | "assets" | "assembling" | "validating" | "repairing" | "finalizing" | null;
            /**
             * Format: date-time
             * @description When a worker first started on it; null until then.
             */
            startedAt: string | null;
            /**
             * @description Its current state.
             * @enum {string}
             */
            status: "queued" | "processing" | "canceling" | "completed" | "failed" | "canceled";
            /** @description The key of its thread, as the viewer chose it; also `thread.key`. */
            threadId: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
        };
        StudioRunAccepted: {
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description The run as it is when the event is read. */
            run: components["schemas"]["StudioRunEventsStudioRun"];
            /** @description Its number in the log of the run. */
            seq: number;
            /** @constant */
            type: "accepted";
        };
        StudioRunCanceled: {
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description The run as it is when the event is read. */
            run: components["schemas"]["StudioRunEventsStudioRun"];
            /** @description Its number in the log of the run. */
            seq: number;
            /** @constant */
            type: "canceled";
        };
        StudioRunCancelRequested: {
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description The run as it is when the event is read. */
            run: components["schemas"]["StudioRunEventsStudioRun"];
            /** @description Its number in the log of the run. */
            seq: number;
            /** @constant */
            type: "cancelRequested";
        };
        StudioRunCompleted: {
            /**
             * Format: uuid
             * @description A UUID.
             */
            artifactId?: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description The run as it is when the event is read. */
            run: components["schemas"]["StudioRun"];
            /** @description Its number in the log of the run. */
            seq: number;
            /** @constant */
            type: "completed";
        };
        /** @description One prompt accepted for generation. */
        StudioRunEventsStudioRun: {
            /** @description How many workers have tried so far. */
            attempt: number;
            /**
             * Format: uuid
             * @description A UUID.
             */
            id: string;
            /** @description 0 to 100; never falls. */
            progress: number;
            /**
             * @description What the worker is doing; null unless it is processing.
             * @enum {string|null}
             */
            stage: "planning" | "generating" | "assets" | "assembling" | "validating" | "repairing" | "finalizing" | null;
            /**
             * @description Its current state.
             * @enum {string}
             */
            status: "queued" | "processing" | "canceling" | "completed" | "failed" | "canceled";
        };
        StudioRunFailed: {
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description One of `safety.input`, `parent.failed`, `provider.unavailable`, `provider.timeout`, `provider.rate_limited`, `worker.lost`, `queue.expired`, `output.invalid`, `output.not_playable`, `output.unchanged`, `output.too_large`, `deadline.exceeded`, `internal`. */
            code: string;
            /** @description One sentence to show to people. */
            message: string;
            /** @description True if a new run with the same prompt may succeed. */
            retryable: boolean;
            /** @description The run as it is when the event is read. */
            run: components["schemas"]["StudioRunEventsStudioRun"];
            /** @description Its number in the log of the run. */
            seq: number;
            /** @constant */
            type: "failed";
        };
        /** @description Why a run failed. */
        StudioRunFailure: {
            /** @description One of `safety.input`, `parent.failed`, `provider.unavailable`, `provider.timeout`, `provider.rate_limited`, `worker.lost`, `queue.expired`, `output.invalid`, `output.not_playable`, `output.unchanged`, `output.too_large`, `deadline.exceeded`, `internal`. */
            code: string;
            /** @description One sentence to show to people. */
            message: string;
            /** @description True if a new run with the same prompt may succeed. */
            retryable: boolean;
        };
        StudioRunProgressed: {
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description One line to show to people. */
            message: string | null;
            /** @description 0 to 100; never falls. */
            progress: number;
            /** @description The run as it is when the event is read. */
            run: components["schemas"]["StudioRunEventsStudioRun"];
            /** @description Its number in the log of the run. */
            seq: number;
            /**
             * @description What the worker is doing.
             * @enum {string}
             */
            stage: "planning" | "generating" | "assets" | "assembling" | "validating" | "repairing" | "finalizing";
            /** @constant */
            type: "progress";
        };
        StudioRunRequeued: {
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description The attempt that was lost. */
            attempt: number;
            /** @description Why, as one line to show to people. */
            reason: string;
            /** @description The run as it is when the event is read. */
            run: components["schemas"]["StudioRunEventsStudioRun"];
            /** @description Its number in the log of the run. */
            seq: number;
            /** @constant */
            type: "requeued";
        };
        /** @description The result of a run, or a single file made from a bundle. It never changes. */
        StudioRunsGameArtifact: {
            /** @description The media type of the download. */
            contentType: string;
            /**
             * Format: uri
             * @description Needs the owner’s session.
             */
            downloadUrl: string;
            /** @description The document that starts the game, e.g. `index.html`. */
            entryPath: string;
            /** @description How many files it holds: 1 for an HTML artifact. */
            fileCount: number;
            /**
             * Format: uuid
             * @description A UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description The artifact that it was made from: the one that its run changed, or the bundle that it was converted from.
             */
            parentArtifactId: string | null;
            /** @description The checks that it was put through. */
            playability: components["schemas"]["Playability"];
            /** @description The token that `previewUrl` carries. */
            previewToken: string | null;
            /**
             * Format: date-time
             * @description When `previewUrl` stops working.
             */
            previewTokenExpiresAt: string | null;
            /**
             * Format: uri
             * @description Where the game can be played for an hour without a session; the token is part of the path.
             */
            previewUrl: string | null;
            /** @description Its publication; null while it is not public. */
            publication: components["schemas"]["Publication"] | null;
            /** @description True for an HTML artifact that failed no check. */
            publishable: boolean;
            /** @description The SHA-256 of the download, as 64 hexadecimal digits. */
            sha256: string;
            /** @description The size of the download in bytes. */
            sizeBytes: number;
            /**
             * @description Always `ready`: incomplete artifacts don’t exist.
             * @enum {string}
             */
            state: "ready";
            /**
             * Format: uri
             * @description A picture of the game, 960 × 540. Needs the owner’s session.
             */
            thumbnailUrl: string;
            /** @description The title of the game. */
            title: string;
            /**
             * @description One HTML file, or a bundle of files.
             * @enum {string}
             */
            type: "html" | "bundle";
        };
        /** @description One prompt accepted for generation. */
        StudioRunsStudioRun: {
            /** @description The result; null until the run has completed. */
            artifact: components["schemas"]["StudioRunsGameArtifact"] | null;
            /**
             * @description Where pictures and sounds should come from, as requested.
             * @enum {string}
             */
            assetMode: "auto" | "none" | "procedural" | "library" | "generated";
            /** @description How many workers have tried so far. */
            attempt: number;
            /**
             * Format: date-time
             * @description When it was accepted.
             */
            createdAt: string;
            /** @description What became of its price. */
            credits: components["schemas"]["RunCredits"];
            /** @description Why the run failed; null unless it did. */
            failure: components["schemas"]["StudioRunFailure"] | null;
            /**
             * Format: date-time
             * @description When it reached its final state; null until then.
             */
            finishedAt: string | null;
            /**
             * Format: uuid
             * @description A UUID.
             */
            id: string;
            /**
             * @description The intent, as it was sent.
             * @enum {string}
             */
            intent: "auto" | "create" | "edit" | "fix" | "remix";
            /**
             * @description The format of the game.
             * @enum {string}
             */
            mode: "quick_html" | "game_bundle";
            /** @description The model that read its prompt; null if the built-in reader did. */
            model: string | null;
            /**
             * Format: uuid
             * @description The ID of the run that this one continues.
             */
            parentRunId: string | null;
            /** @description 0 to 100; never falls. */
            progress: number;
            /** @description The prompt, trimmed. */
            prompt: string;
            /** @description Who made the game, chosen by the server: the built-in composer, or the provider of the model that read its prompt. */
            provider: string | null;
            /** @description Its place in the queue; null unless it is queued. */
            queue: components["schemas"]["QueuePlace"] | null;
            /**
             * @description What the worker is doing; null unless it is processing.
             * @enum {string|null}
             */
            stage: "planning" | "generating" | "assets" | "assembling" | "validating" | "repairing" | "finalizing" | null;
            /**
             * Format: date-time
             * @description When a worker first started on it; null until then.
             */
            startedAt: string | null;
            /**
             * @description Its current state.
             * @enum {string}
             */
            status: "queued" | "processing" | "canceling" | "completed" | "failed" | "canceled";
            /** @description The key of its thread, as the viewer chose it; also `thread.key`. */
            threadId: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
        };
        StudioRunStarted: {
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description Starts at 1; goes up by one with each worker that starts. */
            attempt: number;
            /** @description The run as it is when the event is read. */
            run: components["schemas"]["StudioRunEventsStudioRun"];
            /** @description Its number in the log of the run. */
            seq: number;
            /** @constant */
            type: "started";
        };
        /** @description The result of `unpublishGame`. */
        UnpublishGamePayload: {
            /**
             * Format: uuid
             * @description The ID of the artifact that was published.
             */
            artifactId: string;
            /**
             * @description Always `unpublished`.
             * @enum {string}
             */
            status: "published" | "unpublished";
            /**
             * Format: date-time
             * @description When it was unpublished.
             */
            unpublishedAt: string;
        };
        /** @description The signed-in user and everything that is theirs. */
        Viewer: {
            /** @description The e-mail address that the viewer signs in with. A guest has a placeholder that ends in `.invalid`. */
            email: string;
            /**
             * Format: uuid
             * @description A UUID.
             */
            id: string;
            /** @description The name of the viewer. */
            name: string;
        };
    };
    responses: {
        /**
         * @description - `account_required`: Guests can't do this. Create an account: it's free, and it keeps your games.
         *     - `csrf_rejected`: This request came from another site. Send it from the application itself.
         */
        AccountRequiredOrCsrfRejected: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 403;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "account_required" | "csrf_rejected";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 403;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /**
         * @description - `artifact_damaged`: The stored file of this game is damaged or missing. Try again later; if it persists, report the request ID.
         *     - `service_unavailable`: The service is temporarily unavailable. Try again in a moment.
         */
        ArtifactDamagedOrServiceUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 503;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "artifact_damaged" | "service_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 503;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Artifact not found. Check the ID. */
        ArtifactNotFound: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "artifact_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /**
         * @description - `artifact_not_found`: Artifact not found. Check the ID.
         *     - `publication_not_found`: This artifact is not published.
         */
        ArtifactNotFoundOrPublicationNotFound: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "artifact_not_found" | "publication_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /**
         * @description - `artifact_not_found`: Artifact not found. Check the ID.
         *     - `studio_run_not_found`: Studio run not found. Check the ID.
         */
        ArtifactNotFoundOrStudioRunNotFound: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "artifact_not_found" | "studio_run_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Only a finished HTML artifact that passed its checks can be published. */
        ArtifactNotPublishable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 422;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "artifact_not_publishable";
                        details?: components["schemas"]["ErrorDetail"][];
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 422;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /**
         * @description - `artifact_not_publishable`: Only a finished HTML artifact that passed its checks can be published.
         *     - `malformed_json`: The body is not valid JSON.
         *     - `text_refused`: One of the texts is against the rules of this service, so nothing was published. Change it, then try again.
         *     - `validation_failed`: Some fields are not valid. See details for each of them.
         */
        ArtifactNotPublishableOrMalformedJsonOrTextRefusedOrValidationFailed: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 422;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "artifact_not_publishable" | "malformed_json" | "text_refused" | "validation_failed";
                        details?: components["schemas"]["ErrorDetail"][];
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 422;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description This is not a valid HTTP request. Check its headers, its length and its URL. */
        BadRequest: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 400;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "bad_request";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 400;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /**
         * @description - `context_required`: This intent needs something to continue. Send parentRunId or artifactContext.
         *     - `idempotency_key_reused`: This Idempotency-Key was used with a different body. Use a new key.
         *     - `malformed_json`: The body is not valid JSON.
         *     - `prompt_refused`: This prompt is against the rules of this service. Describe another game; nothing was charged.
         *     - `validation_failed`: Some fields are not valid. See details for each of them.
         */
        ContextRequiredOrIdempotencyKeyReusedOrMalformedJsonOrPromptRefusedOrValidationFailed: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 422;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "context_required" | "idempotency_key_reused" | "malformed_json" | "prompt_refused" | "validation_failed";
                        details?: components["schemas"]["ErrorDetail"][];
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 422;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description This request came from another site. Send it from the application itself. */
        CsrfRejected: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 403;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "csrf_rejected";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 403;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Something went wrong on our side. Try again; if it persists, report the request ID. */
        DeprecatedInternalError: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                Deprecation: components["headers"]["Deprecation"];
                Link: components["headers"]["Link"];
                Sunset: components["headers"]["Sunset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 500;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "internal_error";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 500;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description The service is temporarily unavailable. Try again in a moment. */
        DeprecatedServiceUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                Deprecation: components["headers"]["Deprecation"];
                Link: components["headers"]["Link"];
                "Retry-After": components["headers"]["Retry-After"];
                Sunset: components["headers"]["Sunset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 503;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "service_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 503;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /**
         * @description - `session_expired`: Your session has expired. Sign in again, then resend the request.
         *     - `unauthenticated`: Sign in, then resend the request.
         */
        DeprecatedSessionExpiredOrUnauthenticated: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                Deprecation: components["headers"]["Deprecation"];
                Link: components["headers"]["Link"];
                Sunset: components["headers"]["Sunset"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 401;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "session_expired" | "unauthenticated";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 401;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Free generation has been retired. Create a Studio run with POST /api/studio/runs instead. */
        DeprecatedStudioCreditsRequired: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                Deprecation: components["headers"]["Deprecation"];
                Link: components["headers"]["Link"];
                Sunset: components["headers"]["Sunset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 402;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "studio_credits_required";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 402;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /**
         * @description - `artifact_damaged`: The stored file of this game is damaged or missing. Try again later; if it persists, report the request ID.
         *     - `service_unavailable`: The service is temporarily unavailable. Try again in a moment.
         */
        DownloadArtifactDamagedOrServiceUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 503;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "artifact_damaged" | "service_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 503;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Artifact not found. Check the ID. */
        DownloadArtifactNotFound: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "artifact_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Something went wrong on our side. Try again; if it persists, report the request ID. */
        DownloadInternalError: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 500;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "internal_error";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 500;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description The requested range is outside the file. */
        DownloadRangeNotSatisfiable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Range": components["headers"]["Content-Range"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 416;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "range_not_satisfiable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 416;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Too many requests. Wait as long as Retry-After says, then try again. */
        DownloadRateLimited: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 429;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "rate_limited";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 429;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /**
         * @description - `session_expired`: Your session has expired. Sign in again, then resend the request.
         *     - `unauthenticated`: Sign in, then resend the request.
         */
        DownloadSessionExpiredOrUnauthenticated: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary-optional"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 401;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "session_expired" | "unauthenticated";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 401;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description An account with this e-mail address already exists. Sign in instead. */
        EmailTaken: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 409;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "email_taken";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 409;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /**
         * @description - `generation_queue_unavailable`: New games can't be queued right now. Try again in a moment; nothing was charged.
         *     - `service_unavailable`: The service is temporarily unavailable. Try again in a moment.
         */
        GenerationQueueUnavailableOrServiceUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 503;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "generation_queue_unavailable" | "service_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 503;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Generator run not found. Check the ID. */
        GeneratorRunNotFound: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "generator_run_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description The headers are too large. Send fewer or shorter ones. */
        HeadersTooLarge: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 431;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "headers_too_large";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 431;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description A request with this Idempotency-Key is still in progress. Try again in a second. */
        IdempotencyInProgress: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 409;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "idempotency_in_progress";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 409;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Something went wrong on our side. Try again; if it persists, report the request ID. */
        InternalError: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 500;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "internal_error";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 500;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description The e-mail address or the password is wrong. Check both and try again. */
        InvalidCredentials: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 401;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "invalid_credentials";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 401;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Something went wrong on our side. Try again; if it persists, report the request ID. */
        LanguageInternalError: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 500;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "internal_error";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 500;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Too many requests. Wait as long as Retry-After says, then try again. */
        LanguageRateLimited: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 429;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "rate_limited";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 429;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Route not found. See /docs for the full list. */
        LanguageRouteNotFound: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "route_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description The service is temporarily unavailable. Try again in a moment. */
        LanguageServiceUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 503;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "service_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 503;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Some fields are not valid. See details for each of them. */
        LanguageValidationFailed: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 422;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "validation_failed";
                        details?: components["schemas"]["ErrorDetail"][];
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 422;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /**
         * @description - `malformed_json`: The body is not valid JSON.
         *     - `validation_failed`: Some fields are not valid. See details for each of them.
         */
        MalformedJsonOrValidationFailed: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 422;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "malformed_json" | "validation_failed";
                        details?: components["schemas"]["ErrorDetail"][];
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 422;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description This route does not accept this method; the Allow header lists those it does. */
        MethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 405;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "method_not_allowed";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 405;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description This route can't answer in the requested media type. Change the Accept header, or leave it out. */
        NotAcceptable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 406;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "not_acceptable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 406;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Route not found. See /docs for the full list. */
        NowhereRouteNotFound: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "route_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description The answer to `OPTIONS`: the methods that the path accepts. */
        Options: {
            headers: {
                Allow: components["headers"]["Allow"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Something went wrong on our side. Try again; if it persists, report the request ID. */
        PageInternalError: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 500;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "internal_error";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 500;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description This artifact is not published. */
        PagePublicationNotFound: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "publication_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description This game is no longer public. */
        PagePublicationWithdrawn: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 410;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "publication_withdrawn";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 410;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Too many requests. Wait as long as Retry-After says, then try again. */
        PageRateLimited: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 429;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "rate_limited";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 429;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description The service is temporarily unavailable. Try again in a moment. */
        PageServiceUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 503;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "service_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 503;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Some fields are not valid. See details for each of them. */
        PageValidationFailed: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 422;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "validation_failed";
                        details?: components["schemas"]["ErrorDetail"][];
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 422;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description The request body is too large. Shorten it. */
        PayloadTooLarge: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 413;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "payload_too_large";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 413;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Something went wrong on our side. Try again; if it persists, report the request ID. */
        PictureInternalError: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 500;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "internal_error";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 500;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description This artifact is not published. */
        PicturePublicationNotFound: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "publication_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description This game is no longer public. */
        PicturePublicationWithdrawn: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 410;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "publication_withdrawn";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 410;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description The requested range is outside the file. */
        PictureRangeNotSatisfiable: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Range": components["headers"]["Content-Range"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 416;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "range_not_satisfiable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 416;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Too many requests. Wait as long as Retry-After says, then try again. */
        PictureRateLimited: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 429;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "rate_limited";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 429;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description The service is temporarily unavailable. Try again in a moment. */
        PictureServiceUnavailable: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 503;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "service_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 503;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /**
         * @description - `artifact_damaged`: The stored file of this game is damaged or missing. Try again later; if it persists, report the request ID.
         *     - `service_unavailable`: The service is temporarily unavailable. Try again in a moment.
         */
        PlayArtifactDamagedOrServiceUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 503;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "artifact_damaged" | "service_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 503;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Something went wrong on our side. Try again; if it persists, report the request ID. */
        PlayInternalError: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 500;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "internal_error";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 500;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description This artifact is not published. */
        PlayPublicationNotFound: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "publication_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description This game is no longer public. */
        PlayPublicationWithdrawn: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 410;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "publication_withdrawn";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 410;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Too many requests. Wait as long as Retry-After says, then try again. */
        PlayRateLimited: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 429;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "rate_limited";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 429;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /**
         * @description - `artifact_damaged`: The stored file of this game is damaged or missing. Try again later; if it persists, report the request ID.
         *     - `service_unavailable`: The service is temporarily unavailable. Try again in a moment.
         */
        PreviewArtifactDamagedOrServiceUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 503;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "artifact_damaged" | "service_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 503;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Artifact not found. Check the ID. */
        PreviewArtifactNotFound: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "artifact_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /**
         * @description - `artifact_damaged`: The stored file of this game is damaged or missing. Try again later; if it persists, report the request ID.
         *     - `service_unavailable`: The service is temporarily unavailable. Try again in a moment.
         */
        PreviewFileArtifactDamagedOrServiceUnavailable: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 503;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "artifact_damaged" | "service_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 503;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /**
         * @description - `artifact_not_found`: Artifact not found. Check the ID.
         *     - `route_not_found`: Route not found. See /docs for the full list.
         */
        PreviewFileArtifactNotFoundOrRouteNotFound: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "artifact_not_found" | "route_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Something went wrong on our side. Try again; if it persists, report the request ID. */
        PreviewFileInternalError: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 500;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "internal_error";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 500;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description This preview link is not valid or has expired. Ask the owner of the game for a new one, or sign in. */
        PreviewFilePreviewTokenInvalid: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                Vary: components["headers"]["Vary-optional"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 401;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "preview_token_invalid";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 401;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description The requested range is outside the file. */
        PreviewFileRangeNotSatisfiable: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                "Content-Range": components["headers"]["Content-Range"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 416;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "range_not_satisfiable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 416;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Too many requests. Wait as long as Retry-After says, then try again. */
        PreviewFileRateLimited: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 429;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "rate_limited";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 429;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Something went wrong on our side. Try again; if it persists, report the request ID. */
        PreviewInternalError: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 500;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "internal_error";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 500;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description This preview link is not valid or has expired. Ask the owner of the game for a new one, or sign in. */
        PreviewPreviewTokenInvalid: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                Vary: components["headers"]["Vary-optional"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 401;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "preview_token_invalid";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 401;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description The requested range is outside the file. */
        PreviewRangeNotSatisfiable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                "Content-Range": components["headers"]["Content-Range"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 416;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "range_not_satisfiable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 416;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Too many requests. Wait as long as Retry-After says, then try again. */
        PreviewRateLimited: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 429;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "rate_limited";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 429;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description This public address is taken or reserved. Choose another slug. */
        PublicUrlUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 409;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "public_url_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 409;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Too many requests. Wait as long as Retry-After says, then try again. */
        RateLimited: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 429;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "rate_limited";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 429;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /**
         * @description - `rate_limited`: Too many requests. Wait as long as Retry-After says, then try again.
         *     - `too_many_active_runs`: Too many of your runs are still active. Wait until one has ended, then try again.
         */
        RateLimitedOrTooManyActiveRuns: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 429;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "rate_limited" | "too_many_active_runs";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 429;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description This request came from another site. Send it from the application itself. */
        ReportCsrfRejected: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 403;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "csrf_rejected";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 403;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Something went wrong on our side. Try again; if it persists, report the request ID. */
        ReportInternalError: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 500;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "internal_error";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 500;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description The request body is too large. Shorten it. */
        ReportPayloadTooLarge: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 413;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "payload_too_large";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 413;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description This artifact is not published. */
        ReportPublicationNotFound: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "publication_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description This game is no longer public. */
        ReportPublicationWithdrawn: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 410;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "publication_withdrawn";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 410;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Too many requests. Wait as long as Retry-After says, then try again. */
        ReportRateLimited: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 429;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "rate_limited";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 429;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description The service is temporarily unavailable. Try again in a moment. */
        ReportServiceUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 503;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "service_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 503;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Send the body as application/json. */
        ReportUnsupportedMediaType: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 415;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "unsupported_media_type";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 415;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Some fields are not valid. See details for each of them. */
        ReportValidationFailed: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 422;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "validation_failed";
                        details?: components["schemas"]["ErrorDetail"][];
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 422;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description The request did not arrive in time. Resend the complete request. */
        RequestTimeout: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 408;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "request_timeout";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 408;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Route not found. See /docs for the full list. */
        RouteNotFound: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "route_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description This run has already ended, so it can't be canceled. */
        RunAlreadyFinished: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 409;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "run_already_finished";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 409;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description The service is temporarily unavailable. Try again in a moment. */
        ServiceUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 503;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "service_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 503;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /**
         * @description - `session_expired`: Your session has expired. Sign in again, then resend the request.
         *     - `unauthenticated`: Sign in, then resend the request.
         */
        SessionExpiredOrUnauthenticated: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 401;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "session_expired" | "unauthenticated";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 401;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Session not found. List your sessions to see which are open. */
        SessionNotFound: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "session_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Something went wrong on our side. Try again; if it persists, report the request ID. */
        SharedInternalError: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Permissions-Policy": components["headers"]["Permissions-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 500;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "internal_error";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 500;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Something went wrong on our side. Try again; if it persists, report the request ID. */
        SharedPictureInternalError: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 500;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "internal_error";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 500;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description The requested range is outside the file. */
        SharedPictureRangeNotSatisfiable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Range": components["headers"]["Content-Range"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 416;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "range_not_satisfiable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 416;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Too many requests. Wait as long as Retry-After says, then try again. */
        SharedPictureRateLimited: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 429;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "rate_limited";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 429;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description The service is temporarily unavailable. Try again in a moment. */
        SharedPictureServiceUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 503;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "service_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 503;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description This link has expired, or the game is no longer shared. Ask whoever sent it for a new one. */
        SharedPictureShareLinkEnded: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 410;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "share_link_ended";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 410;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Link not found. Check the address for typos. */
        SharedPictureShareLinkNotFound: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "share_link_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Too many requests. Wait as long as Retry-After says, then try again. */
        SharedRateLimited: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Permissions-Policy": components["headers"]["Permissions-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 429;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "rate_limited";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 429;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description The service is temporarily unavailable. Try again in a moment. */
        SharedServiceUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Permissions-Policy": components["headers"]["Permissions-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 503;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "service_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 503;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description This link has expired, or the game is no longer shared. Ask whoever sent it for a new one. */
        SharedShareLinkEnded: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Permissions-Policy": components["headers"]["Permissions-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 410;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "share_link_ended";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 410;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description Link not found. Check the address for typos. */
        SharedShareLinkNotFound: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Permissions-Policy": components["headers"]["Permissions-Policy-optional"];
                "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "share_link_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
                "text/html": string;
            };
        };
        /** @description An account with this e-mail address already exists. Sign in instead. */
        SignedOnEmailTaken: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 409;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "email_taken";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 409;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Something went wrong on our side. Try again; if it persists, report the request ID. */
        SignedOnInternalError: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 500;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "internal_error";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 500;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Too many requests. Wait as long as Retry-After says, then try again. */
        SignedOnRateLimited: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 429;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "rate_limited";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 429;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description The service is temporarily unavailable. Try again in a moment. */
        SignedOnServiceUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 503;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "service_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 503;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Single sign-on did not complete. Please start again. */
        SignedOnSignInFailed: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 401;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "sign_in_failed";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 401;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Something went wrong on our side. Try again; if it persists, report the request ID. */
        SignOnInternalError: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 500;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "internal_error";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 500;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Too many requests. Wait as long as Retry-After says, then try again. */
        SignOnRateLimited: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 429;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "rate_limited";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 429;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description The service is temporarily unavailable. Try again in a moment. */
        SignOnServiceUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 503;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "service_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 503;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Single sign-on did not complete. Please start again. */
        SignOnSignInFailed: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 401;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "sign_in_failed";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 401;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description You don't have enough Studio credits for this run. Add credits and try again. */
        StudioCreditsInsufficient: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 402;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "studio_credits_insufficient";
                        details?: components["schemas"]["ErrorDetail"][];
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 402;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Studio run not found. Check the ID. */
        StudioRunNotFound: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "studio_run_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Artifact not found. Check the ID. */
        ThumbnailArtifactNotFound: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 404;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "artifact_not_found";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 404;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Something went wrong on our side. Try again; if it persists, report the request ID. */
        ThumbnailInternalError: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 500;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "internal_error";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 500;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description The requested range is outside the file. */
        ThumbnailRangeNotSatisfiable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Range": components["headers"]["Content-Range"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 416;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "range_not_satisfiable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 416;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Too many requests. Wait as long as Retry-After says, then try again. */
        ThumbnailRateLimited: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 429;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "rate_limited";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 429;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description The service is temporarily unavailable. Try again in a moment. */
        ThumbnailServiceUnavailable: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                "Retry-After": components["headers"]["Retry-After"];
                Vary: components["headers"]["Vary-optional"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 503;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "service_unavailable";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 503;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /**
         * @description - `session_expired`: Your session has expired. Sign in again, then resend the request.
         *     - `unauthenticated`: Sign in, then resend the request.
         */
        ThumbnailSessionExpiredOrUnauthenticated: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy-optional"];
                Vary: components["headers"]["Vary-optional"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 401;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "session_expired" | "unauthenticated";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 401;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Sign in, then resend the request. */
        Unauthenticated: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 401;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "unauthenticated";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 401;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Send the body as application/json. */
        UnsupportedMediaType: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 415;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "unsupported_media_type";
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 415;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
        /** @description Some fields are not valid. See details for each of them. */
        ValidationFailed: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    code: 422;
                    data: null;
                    error: {
                        /**
                         * @description Always keeps its meaning, so it is safe to branch on.
                         * @enum {string}
                         */
                        code: "validation_failed";
                        details?: components["schemas"]["ErrorDetail"][];
                        message: string;
                        /** @description As in `X-Request-Id`. */
                        requestId: string;
                        /** @description The same request may succeed later, unchanged. */
                        retryable: boolean;
                        /** @constant */
                        status: 422;
                    };
                    /** @description What to do next, as a sentence to show to people. */
                    message: string;
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Parts of the file can be requested with `Range`. */
        "Accept-Ranges": "bytes";
        /** @description Parts of the file can be requested with `Range`. */
        "Accept-Ranges-optional": "bytes";
        /** @description Pages of any origin may read it; it contains no personal data. */
        "Access-Control-Allow-Origin": "*";
        /** @description Pages of any origin may read it; it contains no personal data. */
        "Access-Control-Allow-Origin-optional": "*";
        /** @description The methods that this path accepts. */
        Allow: string;
        /** @description The methods that this path accepts. */
        "Allow-optional": string;
        /** @description Who may cache the answer, and for how long. */
        "Cache-Control": string;
        /** @description Whether the connection stays open. */
        Connection: "close";
        /** @description What the game may connect to. */
        "Connection-Allowlist": string;
        /** @description What the game may connect to. */
        "Connection-Allowlist-optional": string;
        /** @description Whether the connection stays open. */
        "Connection-optional": "close";
        /** @description The name to save it under. */
        "Content-Disposition": string;
        /** @description How the body is compressed, if the client accepts that. */
        "Content-Encoding-optional": "br" | "gzip";
        /** @description Which bytes these are, and how many there are in all. */
        "Content-Range": string;
        /** @description What the document may do. */
        "Content-Security-Policy": string;
        /** @description What the document may do. */
        "Content-Security-Policy-optional": string;
        /** @description Keeps pages of other sites from accessing this one. */
        "Cross-Origin-Opener-Policy-optional": "same-origin";
        /** @description Whose pages may embed it. */
        "Cross-Origin-Resource-Policy": "same-origin" | "cross-origin";
        /** @description Whose pages may embed it. */
        "Cross-Origin-Resource-Policy-optional": "same-origin" | "cross-origin";
        /** @description Since when the path is deprecated, in the format of RFC 9745. */
        Deprecation: string;
        /** @description Identifies exactly this content: send it back in `If-None-Match`. */
        ETag: string;
        /** @description Identifies exactly this content: send it back in `If-None-Match`. */
        "ETag-optional": string;
        /** @description An earlier request with the same `Idempotency-Key` created the run. */
        "Idempotency-Replayed-optional": "true";
        /** @description The path that replaces this one. */
        Link: string;
        /** @description Where to go next. */
        Location: string;
        /** @description Which features of a device the game may use. */
        "Permissions-Policy": string;
        /** @description Which features of a device the game may use. */
        "Permissions-Policy-optional": string;
        /** @description What other sites learn about this URL. */
        "Referrer-Policy": "no-referrer" | "same-origin";
        /** @description What other sites learn about this URL. */
        "Referrer-Policy-optional": "no-referrer" | "same-origin";
        /** @description How many seconds to wait before sending the same request again. */
        "Retry-After": number;
        /** @description How many seconds to wait before sending the same request again. */
        "Retry-After-optional": number;
        /** @description The only page that the script controls. */
        "Service-Worker-Allowed": string;
        /** @description The session’s cookie. Over HTTPS its name starts with `__Host-`. */
        "Set-Cookie": string;
        /** @description The session’s cookie. Over HTTPS its name starts with `__Host-`. */
        "Set-Cookie-optional": string;
        /** @description When the path will be removed, in the format of RFC 8594. */
        Sunset: string;
        /** @description The request headers that the answer depends on. */
        Vary: string;
        /** @description The request headers that the answer depends on. */
        "Vary-optional": string;
        /** @description What a 401 requires: the session’s cookie (`Session`; browsers show no dialog for it) or a bearer token. */
        "WWW-Authenticate": string;
        /** @description Tells proxies to pass on each event at once. */
        "X-Accel-Buffering": "no";
        /** @description Tells proxies to pass on each event at once. */
        "X-Accel-Buffering-optional": "no";
        /** @description Tells browsers to use the declared type. */
        "X-Content-Type-Options": "nosniff";
        /** @description Tells browsers to use the declared type. */
        "X-Content-Type-Options-optional": "nosniff";
        /** @description Tells browsers not to look up host names in the game. */
        "X-DNS-Prefetch-Control": "off";
        /** @description Request ID for logs; yours is kept if short and plain. */
        "X-Request-Id": string;
        /** @description Keeps search engines from indexing it. */
        "X-Robots-Tag": "noindex";
        /** @description Keeps search engines from indexing it. */
        "X-Robots-Tag-optional": "noindex";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signInDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /**
                             * Format: date-time
                             * @description When the session ends if it is not used.
                             */
                            expiresAt: string;
                            /** @description Who is signed in now. */
                            user: components["schemas"]["Viewer"];
                        };
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            403: components["responses"]["CsrfRejected"];
            404: components["responses"]["RouteNotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signInAsGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /**
                             * Format: date-time
                             * @description When the session ends if it is not used.
                             */
                            expiresAt: string;
                            /** @description Who is signed in now. */
                            user: components["schemas"]["Viewer"];
                        };
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            403: components["responses"]["CsrfRejected"];
            404: components["responses"]["RouteNotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    finishSingleSignOn: {
        parameters: {
            query?: {
                /** @description Set by the provider. */
                code?: string;
                /** @description Set by the provider. */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in: redirects to `returnTo`. If sign-in failed, browsers are redirected to the home page, which says why. */
            303: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["SignedOnSignInFailed"];
            409: components["responses"]["SignedOnEmailTaken"];
            429: components["responses"]["SignedOnRateLimited"];
            500: components["responses"]["SignedOnInternalError"];
            503: components["responses"]["SignedOnServiceUnavailable"];
        };
    };
    startSingleSignOn: {
        parameters: {
            query?: {
                /** @description Where to go after sign-in: a path of this site. Defaults to `/`, also if it leads elsewhere. */
                returnTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects to the provider, which redirects back to `/api/auth/oidc/callback`. */
            302: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sign-in failed: browsers are redirected to the home page, which says why. */
            303: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["SignOnSignInFailed"];
            429: components["responses"]["SignOnRateLimited"];
            500: components["responses"]["SignOnInternalError"];
            503: components["responses"]["SignOnServiceUnavailable"];
        };
    };
    currentSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /**
                             * Format: date-time
                             * @description When it ends: after 7 days without use, and 30 days after sign-in at the latest.
                             */
                            expiresAt: string;
                            user: {
                                /** @description The e-mail address that the viewer signs in with. A guest has a placeholder that ends in `.invalid`. */
                                email: string;
                                /**
                                 * Format: uuid
                                 * @description A UUID.
                                 */
                                id: string;
                                /** @description The name of the viewer. */
                                name: string;
                            };
                        };
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            401: components["responses"]["SessionExpiredOrUnauthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** @description Sessions that have not ended, newest first. */
                            sessions: components["schemas"]["Session"][];
                        };
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            401: components["responses"]["SessionExpiredOrUnauthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID. An unknown ID, or another user’s, returns 404. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success; the answer has no body. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["SessionExpiredOrUnauthenticated"];
            403: components["responses"]["CsrfRejected"];
            404: components["responses"]["SessionNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The e-mail address of the account; case doesn’t matter. */
                    email: string;
                    /**
                     * Format: password
                     * @description The password of the account.
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /**
                             * Format: date-time
                             * @description When the session ends if it is not used.
                             */
                            expiresAt: string;
                            /** @description Who is signed in now. */
                            user: components["schemas"]["Viewer"];
                        };
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidCredentials"];
            403: components["responses"]["CsrfRejected"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MalformedJsonOrValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success; the answer has no body. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["SessionExpiredOrUnauthenticated"];
            403: components["responses"]["CsrfRejected"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The e-mail address to sign in with; no other account may use it. */
                    email: string;
                    /** @description The name to show. Derived from the e-mail address when absent. */
                    name?: string | null;
                    /**
                     * Format: password
                     * @description The password to sign in with.
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /**
                             * Format: date-time
                             * @description When the session ends if it is not used.
                             */
                            expiresAt: string;
                            /** @description Who is signed in now. */
                            user: components["schemas"]["Viewer"];
                        };
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["CsrfRejected"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["EmailTaken"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MalformedJsonOrValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    credits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Credits"];
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            401: components["responses"]["SessionExpiredOrUnauthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadArtifact: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` from an earlier answer. If nothing has changed, the answer is 304. */
                "If-None-Match"?: string;
                /** @description An `ETag`: if the file has changed since, all of it is sent. */
                "If-Range"?: string;
                /** @description One range of bytes. If several are asked for, the whole file is sent. */
                Range?: string;
            };
            path: {
                /** @description The artifact’s ID. An unknown ID, or another user’s, returns 404. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                    "text/html": string;
                };
            };
            /** @description Part of the file. */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Content-Range": components["headers"]["Content-Range"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                    "text/html": string;
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["DownloadSessionExpiredOrUnauthenticated"];
            404: components["responses"]["DownloadArtifactNotFound"];
            416: components["responses"]["DownloadRangeNotSatisfiable"];
            429: components["responses"]["DownloadRateLimited"];
            500: components["responses"]["DownloadInternalError"];
            503: components["responses"]["DownloadArtifactDamagedOrServiceUnavailable"];
        };
    };
    previewArtifact: {
        parameters: {
            query?: {
                /** @description With any value: as if opened in a tab, for browsers that don’t send `Sec-Fetch-Dest`. */
                tab?: string;
            };
            header?: {
                /** @description An `ETag` from an earlier answer. If nothing has changed, the answer is 304. */
                "If-None-Match"?: string;
                /** @description An `ETag`: if the file has changed since, all of it is sent. */
                "If-Range"?: string;
                /** @description One range of bytes. If several are asked for, the whole file is sent. */
                Range?: string;
                /** @description Set by browsers. An address opened in a tab (`document`) shows a page with the game in a frame; a frame gets the game with a guard script; all other clients get the file as it is. */
                "Sec-Fetch-Dest"?: string;
            };
            path: {
                /** @description The artifact’s ID. An unknown ID, or another user’s, returns 404. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game, or a page that frames it. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy-optional"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag-optional"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Part of the game. */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                    "Content-Range": components["headers"]["Content-Range"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Redirects to the origin of previews (`PREVIEW_ORIGIN`), with a token in the path. */
            302: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    Location: components["headers"]["Location"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["PreviewPreviewTokenInvalid"];
            404: components["responses"]["PreviewArtifactNotFound"];
            416: components["responses"]["PreviewRangeNotSatisfiable"];
            429: components["responses"]["PreviewRateLimited"];
            500: components["responses"]["PreviewInternalError"];
            503: components["responses"]["PreviewArtifactDamagedOrServiceUnavailable"];
        };
    };
    previewArtifactFile: {
        parameters: {
            query?: {
                /** @description With any value: as if opened in a tab, for browsers that don’t send `Sec-Fetch-Dest`. */
                tab?: string;
            };
            header?: {
                /** @description An `ETag` from an earlier answer. If nothing has changed, the answer is 304. */
                "If-None-Match"?: string;
                /** @description An `ETag`: if the file has changed since, all of it is sent. */
                "If-Range"?: string;
                /** @description One range of bytes. If several are asked for, the whole file is sent. */
                Range?: string;
                /** @description Set by browsers. An address opened in a tab (`document`) shows a page with the game in a frame; a frame gets the game with a guard script; all other clients get the file as it is. */
                "Sec-Fetch-Dest"?: string;
            };
            path: {
                /** @description The path of the file below the entry document, with its slashes; empty for the entry document itself. */
                file: string;
                /** @description The artifact’s ID. An unknown ID, or another user’s, returns 404. */
                id: string;
                /** @description A preview token: the document is sandboxed, and sends no cookie. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; for a document, possibly a page that frames it. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges-optional"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Connection-Allowlist": components["headers"]["Connection-Allowlist-optional"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy-optional"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag-optional"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Part of the file. */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                    "Content-Range": components["headers"]["Content-Range"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Redirects to the origin of previews, or to the same URL with the slash that relative paths need. */
            302: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    Location: components["headers"]["Location"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["PreviewFilePreviewTokenInvalid"];
            404: components["responses"]["PreviewFileArtifactNotFoundOrRouteNotFound"];
            416: components["responses"]["PreviewFileRangeNotSatisfiable"];
            429: components["responses"]["PreviewFileRateLimited"];
            500: components["responses"]["PreviewFileInternalError"];
            503: components["responses"]["PreviewFileArtifactDamagedOrServiceUnavailable"];
        };
    };
    createSingleFileArtifact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID. An unknown ID, or another user’s, returns 404. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["GameArtifact"];
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            401: components["responses"]["SessionExpiredOrUnauthenticated"];
            403: components["responses"]["CsrfRejected"];
            404: components["responses"]["ArtifactNotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ArtifactNotPublishable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ArtifactDamagedOrServiceUnavailable"];
        };
    };
    thumbnailOfArtifact: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` from an earlier answer. If nothing has changed, the answer is 304. */
                "If-None-Match"?: string;
                /** @description An `ETag`: if the file has changed since, all of it is sent. */
                "If-Range"?: string;
                /** @description One range of bytes. If several are asked for, the whole file is sent. */
                Range?: string;
            };
            path: {
                /** @description The artifact’s ID. An unknown ID, or another user’s, returns 404. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Part of the picture. */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Range": components["headers"]["Content-Range"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["ThumbnailSessionExpiredOrUnauthenticated"];
            404: components["responses"]["ThumbnailArtifactNotFound"];
            416: components["responses"]["ThumbnailRangeNotSatisfiable"];
            429: components["responses"]["ThumbnailRateLimited"];
            500: components["responses"]["ThumbnailInternalError"];
            503: components["responses"]["ThumbnailServiceUnavailable"];
        };
    };
    publication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The artifact’s ID. */
                artifactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Publication"];
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            401: components["responses"]["SessionExpiredOrUnauthenticated"];
            404: components["responses"]["ArtifactNotFoundOrPublicationNotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    publishGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of an HTML artifact. */
                artifactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The controls; each entry names a key and what it does. At most 24, of 1 to 80 characters. */
                    controls?: string[] | null;
                    /** @description 1 to 5,000 characters. */
                    description: string;
                    /** @description Another name for `seoContent`, which wins if both are sent. */
                    seo?: {
                        /** @description At most 12. */
                        faq?: {
                            /** @description 1 to 1,000 characters. */
                            answer: string;
                            /** @description 1 to 200 characters. */
                            question: string;
                        }[] | null;
                        /** @description At most 60 characters. */
                        genre?: string | null;
                        /** @description At most 3,000 characters. */
                        howToPlay?: string | null;
                        /** @description At most 20, of 1 to 50 characters. */
                        keywords?: string[] | null;
                        /** @description A language tag (BCP 47), e.g. `pt-BR`. */
                        language?: string | null;
                        /** @description At most 320 characters. */
                        metaDescription?: string | null;
                        /** @description At most 120 characters. */
                        metaTitle?: string | null;
                        /** @description Leaves the game out of search engines, the gallery and the sitemap. */
                        noindex?: boolean | null;
                        /** @description At most 300 characters. */
                        ogImageAlt?: string | null;
                        /** @description At most 60 characters. */
                        playMode?: string | null;
                        /** @description The requested slug: lowercase letters, digits and single hyphens, at most 64. When absent, the game keeps the one it has or gets one from its title. */
                        slug?: string | null;
                    } | null;
                    /** @description Texts for search engines, link previews and the page. Derived from the other fields when absent. */
                    seoContent?: {
                        /** @description At most 12. */
                        faq?: {
                            /** @description 1 to 1,000 characters. */
                            answer: string;
                            /** @description 1 to 200 characters. */
                            question: string;
                        }[] | null;
                        /** @description At most 60 characters. */
                        genre?: string | null;
                        /** @description At most 3,000 characters. */
                        howToPlay?: string | null;
                        /** @description At most 20, of 1 to 50 characters. */
                        keywords?: string[] | null;
                        /** @description A language tag (BCP 47), e.g. `pt-BR`. */
                        language?: string | null;
                        /** @description At most 320 characters. */
                        metaDescription?: string | null;
                        /** @description At most 120 characters. */
                        metaTitle?: string | null;
                        /** @description Leaves the game out of search engines, the gallery and the sitemap. */
                        noindex?: boolean | null;
                        /** @description At most 300 characters. */
                        ogImageAlt?: string | null;
                        /** @description At most 60 characters. */
                        playMode?: string | null;
                        /** @description The requested slug: lowercase letters, digits and single hyphens, at most 64. When absent, the game keeps the one it has or gets one from its title. */
                        slug?: string | null;
                    } | null;
                    /** @description True to show your name on the page, with a link to your other games. Defaults to false. */
                    showAuthor?: boolean | null;
                    /** @description True to show the prompt on the page. Defaults to false. */
                    showPrompt?: boolean | null;
                    /** @description 1 to 120 characters. */
                    title: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Publication"];
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionExpiredOrUnauthenticated"];
            403: components["responses"]["AccountRequiredOrCsrfRejected"];
            404: components["responses"]["ArtifactNotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["PublicUrlUnavailable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ArtifactNotPublishableOrMalformedJsonOrTextRefusedOrValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unpublishGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID of the published artifact. */
                artifactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["UnpublishGamePayload"];
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            401: components["responses"]["SessionExpiredOrUnauthenticated"];
            403: components["responses"]["CsrfRejected"];
            404: components["responses"]["ArtifactNotFoundOrPublicationNotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    games: {
        parameters: {
            query?: {
                /** @description The cursor to continue after. */
                after?: string | null;
                /** @description 1 to 100; defaults to 20. */
                first?: number | null;
                /** @description Only games of this kind. */
                kind?: "platformer" | "shmup" | "arena" | "breakout" | "snake" | "runner" | "flappy" | "match3" | "bubble_shooter" | "sokoban" | "maze" | "tower_defense" | "racing" | "memory" | "quiz" | "aim_physics" | "reaction" | "rhythm" | "clicker" | "catcher" | "crossing" | "duel" | "falling_blocks" | "farm_sim" | "merge_grid" | "tic_tac_toe" | "connect_four" | "minesweeper" | "chess" | "reversi" | "gomoku" | "checkers" | "guess_word" | "hangman" | "typing_game" | "word_search" | "anagram" | "solitaire" | "freecell" | "crossword" | "sudoku" | "fifteen_puzzle" | "lights_out" | "battleship" | "nonogram" | "pinball" | "hoops" | "penalty" | "bowling" | "blackjack" | "snap" | "spider_solitaire" | "bubble_pop" | "marble_path" | "tower_stacking" | "sandbox" | "batting" | "delivery_game" | "sorting_game" | "hidden_objects" | "herding_game" | "cleaning_game" | "tank_battle" | "race_board" | "mancala" | "dice_game" | "serving" | "lander" | "balancing_game" | "virtual_pet" | "merge_drop" | "stealth_game" | "air_hockey" | "shuffleboard" | "carrom" | "timing_game" | "dominoes" | "backgammon" | "dress_up" | "simon_says" | "tycoon" | "crazy_eights" | "trick_taking" | "pipe_puzzle" | "jigsaw" | null;
                /** @description Defaults to `newest`. */
                order?: "newest" | "played" | "liked" | null;
                /** @description Words from the title or the description, at most 100 characters. All must occur; `or` between two words, `-` before a word and quotation marks work as in a search engine. */
                search?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** @description The games of the page. */
                            games: components["schemas"]["PublicGame"][];
                            /** @description The position of the page in the list. */
                            pageInfo: components["schemas"]["PageInfo"];
                        };
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    retiredGeneratorRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            401: components["responses"]["DeprecatedSessionExpiredOrUnauthenticated"];
            402: components["responses"]["DeprecatedStudioCreditsRequired"];
            500: components["responses"]["DeprecatedInternalError"];
            503: components["responses"]["DeprecatedServiceUnavailable"];
        };
    };
    generatorRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID. An unknown ID, or another user’s, returns 404. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["GeneratorRun"];
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            401: components["responses"]["SessionExpiredOrUnauthenticated"];
            404: components["responses"]["GeneratorRunNotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    studioRuns: {
        parameters: {
            query?: {
                /** @description The maximum number: clamped to 1–20. Defaults to 20 if not a number. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** @description The runs of the page. */
                            runs: components["schemas"]["StudioRunsStudioRun"][];
                        };
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            401: components["responses"]["SessionExpiredOrUnauthenticated"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createStudioRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes retries safe: for 24 hours, the same key with the same body returns the same run, with `Idempotency-Replayed: true`. A different body is refused. Quotes around the key, as in the IETF draft, are ignored. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An artifact of the viewer that this run is based on. Without `parentRunId`, the run that made it becomes the parent. */
                    artifactContext?: (string | {
                        artifactId: string;
                        notes?: string | null;
                        runtimeErrors?: string[] | null;
                    }) | null;
                    /**
                     * @description Where pictures and sounds come from. Defaults to `auto`.
                     *
                     *     Where pictures and sounds come from.
                     *
                     *     - `auto`: Chosen by the server; the default.
                     *     - `none`: Plain shapes with initials.
                     *     - `procedural`: Generated shapes that depend on what they show.
                     *     - `library`: From the built-in set of pictures.
                     *     - `generated`: Drawn for this game by a model, where the service has one; otherwise the library is used, and the reading says so.
                     * @enum {string|null}
                     */
                    assetMode?: "auto" | "none" | "procedural" | "library" | "generated" | null;
                    /**
                     * @description What the prompt asks for. Defaults to `auto`.
                     *
                     *     What the prompt asks for. `edit`, `fix` and `remix` continue something: they need `parentRunId` or `artifactContext`.
                     *
                     *     - `auto`: Detected from the prompt and from what the run continues; the default.
                     *     - `create`: A new game from the prompt alone.
                     *     - `edit`: The game that it continues, changed as the prompt says.
                     *     - `fix`: The game that it continues, fixed.
                     *     - `remix`: The cast of the game that it continues as another kind of game, or its kind with another cast.
                     * @enum {string|null}
                     */
                    intent?: "auto" | "create" | "edit" | "fix" | "remix" | null;
                    /**
                     * @description The format of the game. Defaults to `quick_html`.
                     *
                     *     The format of the game that a run makes.
                     *
                     *     - `quick_html`: One HTML file that plays anywhere; the default.
                     *     - `game_bundle`: A zip of several files with a manifest, assets and an entry document.
                     * @enum {string|null}
                     */
                    mode?: "quick_html" | "game_bundle" | null;
                    /** @description Accepted but ignored; the server chooses. */
                    model?: string | null;
                    /** @description A run of the viewer that this one continues; its thread is inherited. This run stays `queued` until that one ends. If it asks for a change and that one ended without a game, it fails with `parent.failed`. */
                    parentRunId?: string | null;
                    /** @description 1 to 8,000 characters after trimming. */
                    prompt: string;
                    /** @description Accepted but ignored; the server chooses. */
                    provider?: string | null;
                    /** @description The slug of a public game that this one is made from, 1 to 64 characters: while that game is public, its page and that of this game lead to each other. Ignored if there is no such game, and on a run that is not the first of its thread. */
                    remixOf?: string | null;
                    /** @description A key that the viewer chooses, 1 to 128 characters, or the ID of a thread. An unknown key starts a thread. With a parent, only the parent’s thread is accepted. */
                    threadId?: string | null;
                };
            };
        };
        responses: {
            /** @description Accepted; the work continues. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed-optional"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["StudioRun"];
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionExpiredOrUnauthenticated"];
            402: components["responses"]["StudioCreditsInsufficient"];
            403: components["responses"]["AccountRequiredOrCsrfRejected"];
            404: components["responses"]["ArtifactNotFoundOrStudioRunNotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ContextRequiredOrIdempotencyKeyReusedOrMalformedJsonOrPromptRefusedOrValidationFailed"];
            429: components["responses"]["RateLimitedOrTooManyActiveRuns"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["GenerationQueueUnavailableOrServiceUnavailable"];
        };
    };
    studioRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID. An unknown ID, or another user’s, returns 404. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["StudioRun"];
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            401: components["responses"]["SessionExpiredOrUnauthenticated"];
            404: components["responses"]["StudioRunNotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    studioRunAttempts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID. An unknown ID, or another user’s, returns 404. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            /** @description The models that were asked for this run, in order; empty if none was. */
                            attempts: components["schemas"]["ModelAttempt"][] | null;
                        };
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            401: components["responses"]["SessionExpiredOrUnauthenticated"];
            404: components["responses"]["StudioRunNotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelStudioRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ID. An unknown ID, or another user’s, returns 404. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["StudioRun"];
                        /** @constant */
                        message: "ok";
                    };
                };
            };
            401: components["responses"]["SessionExpiredOrUnauthenticated"];
            403: components["responses"]["CsrfRejected"];
            404: components["responses"]["StudioRunNotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["RunAlreadyFinished"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    studioRunEvents: {
        parameters: {
            query?: {
                /** @description The last event that you have, for clients that can’t send `Last-Event-ID`; that header takes precedence. */
                after?: number;
            };
            header?: {
                /** @description The last event that you have; a browser sends it when it reconnects. Ignored if not a number. */
                "Last-Event-ID"?: number;
            };
            path: {
                /** @description The ID. An unknown ID, or another user’s, returns 404. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events as they happen: `id` is the number of an event, `event` its type, and `data` the JSON below. Ends after the final event. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Connection: components["headers"]["Connection"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The client already has the final event: nothing more will follow. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Connection: components["headers"]["Connection-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["SessionExpiredOrUnauthenticated"];
            404: components["responses"]["StudioRunNotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    author: {
        parameters: {
            query?: {
                /** @description The cursor from the link to more games. */
                after?: string;
            };
            header?: {
                /** @description An `ETag` from an earlier answer. If nothing has changed, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The author’s name in URLs. */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding-optional"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["PagePublicationNotFound"];
            422: components["responses"]["PageValidationFailed"];
            429: components["responses"]["PageRateLimited"];
            500: components["responses"]["PageInternalError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    docs: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` from an earlier answer. If nothing has changed, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A web page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding-optional"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["InternalError"];
        };
    };
    graphqlGuide: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` from an earlier answer. If nothing has changed, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A web page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding-optional"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["InternalError"];
        };
    };
    recipes: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` from an earlier answer. If nothing has changed, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A web page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding-optional"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["InternalError"];
        };
    };
    gallery: {
        parameters: {
            query?: {
                /** @description The cursor from the link to more games. */
                after?: string;
                /** @description A kind of game. */
                kind?: string;
                /** @description `newest`, `played` or `liked`. */
                order?: string;
                /** @description Words from the title or the description. */
                search?: string;
            };
            header?: {
                /** @description An `ETag` from an earlier answer. If nothing has changed, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding-optional"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["PageValidationFailed"];
            429: components["responses"]["PageRateLimited"];
            500: components["responses"]["PageInternalError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    publicGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` from an earlier answer. If nothing has changed, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The game’s name in URLs. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding-optional"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Redirects to the game’s current address. */
            301: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["PagePublicationNotFound"];
            410: components["responses"]["PagePublicationWithdrawn"];
            429: components["responses"]["PageRateLimited"];
            500: components["responses"]["PageInternalError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    gameAppIcon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game’s name in URLs. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            404: components["responses"]["PagePublicationNotFound"];
            410: components["responses"]["PagePublicationWithdrawn"];
            429: components["responses"]["PageRateLimited"];
            500: components["responses"]["PageInternalError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    gameAppManifest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game’s name in URLs. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A web app manifest. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/manifest+json": Record<string, never>;
                };
            };
            404: components["responses"]["PagePublicationNotFound"];
            410: components["responses"]["PagePublicationWithdrawn"];
            429: components["responses"]["PageRateLimited"];
            500: components["responses"]["PageInternalError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    gameCover: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` from an earlier answer. If nothing has changed, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The game’s name in URLs. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Part of the picture. */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Range": components["headers"]["Content-Range"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["PicturePublicationNotFound"];
            410: components["responses"]["PicturePublicationWithdrawn"];
            416: components["responses"]["PictureRangeNotSatisfiable"];
            429: components["responses"]["PictureRateLimited"];
            500: components["responses"]["PictureInternalError"];
            503: components["responses"]["PictureServiceUnavailable"];
        };
    };
    embeddedGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` from an earlier answer. If nothing has changed, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The game’s name in URLs. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding-optional"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Redirects to the game’s current address. */
            301: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag-optional"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["PagePublicationNotFound"];
            410: components["responses"]["PagePublicationWithdrawn"];
            429: components["responses"]["PageRateLimited"];
            500: components["responses"]["PageInternalError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    gameImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` from an earlier answer. If nothing has changed, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The game’s name in URLs. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Part of the picture. */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Range": components["headers"]["Content-Range"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["PicturePublicationNotFound"];
            410: components["responses"]["PicturePublicationWithdrawn"];
            416: components["responses"]["PictureRangeNotSatisfiable"];
            429: components["responses"]["PictureRateLimited"];
            500: components["responses"]["PictureInternalError"];
            503: components["responses"]["PictureServiceUnavailable"];
        };
    };
    playPublicGame: {
        parameters: {
            query?: {
                /** @description With any value: the answer that a frame gets, for the service worker. It is not counted as a play. */
                kept?: string;
                /** @description With any value: as if opened in a tab, for browsers that don’t send `Sec-Fetch-Dest`. */
                tab?: string;
            };
            header?: {
                /** @description An `ETag` from an earlier answer. If nothing has changed, the answer is 304. */
                "If-None-Match"?: string;
                /** @description Set by browsers. An address opened in a tab (`document`) shows a page with the game in a frame; a frame gets the game with a guard script; all other clients get the file as it is. */
                "Sec-Fetch-Dest"?: string;
            };
            path: {
                /** @description The SHA-256 of the game, as its page names it. */
                sha256: string;
                /** @description The game’s name in URLs. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                    "Content-Encoding": components["headers"]["Content-Encoding-optional"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description In a browser tab, redirects to the page of the game; otherwise to the origin of games (`PREVIEW_ORIGIN`). */
            302: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    Location: components["headers"]["Location"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Connection-Allowlist": components["headers"]["Connection-Allowlist"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-DNS-Prefetch-Control": components["headers"]["X-DNS-Prefetch-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["PlayPublicationNotFound"];
            410: components["responses"]["PlayPublicationWithdrawn"];
            429: components["responses"]["PlayRateLimited"];
            500: components["responses"]["PlayInternalError"];
            503: components["responses"]["PlayArtifactDamagedOrServiceUnavailable"];
        };
    };
    reportPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game’s name in URLs. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding-optional"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            404: components["responses"]["PagePublicationNotFound"];
            410: components["responses"]["PagePublicationWithdrawn"];
            429: components["responses"]["PageRateLimited"];
            500: components["responses"]["PageInternalError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    sendReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game’s name in URLs. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description At most 1,000 characters. */
                    note?: string;
                    /** @description A value of `ReportReason`. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The report was received. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding-optional"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            403: components["responses"]["ReportCsrfRejected"];
            404: components["responses"]["ReportPublicationNotFound"];
            410: components["responses"]["ReportPublicationWithdrawn"];
            413: components["responses"]["ReportPayloadTooLarge"];
            415: components["responses"]["ReportUnsupportedMediaType"];
            422: components["responses"]["ReportValidationFailed"];
            429: components["responses"]["ReportRateLimited"];
            500: components["responses"]["ReportInternalError"];
            503: components["responses"]["ReportServiceUnavailable"];
        };
    };
    gameAppWorker: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The game’s name in URLs. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The script. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Service-Worker-Allowed": components["headers"]["Service-Worker-Allowed"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": string;
                };
            };
            404: components["responses"]["PagePublicationNotFound"];
            410: components["responses"]["PagePublicationWithdrawn"];
            429: components["responses"]["PageRateLimited"];
            500: components["responses"]["PageInternalError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    queryGraphQL: {
        parameters: {
            query?: {
                /** @description Which operation to run, if the document has several. */
                operationName?: string;
                /** @description A query, or a subscription with `Accept: text/event-stream`. Mutations need POST. */
                query?: string;
                /** @description A JSON object. */
                variables?: string;
            };
            header?: {
                /** @description Any value. Only needed by a browser that does not send `Sec-Fetch-Site`, e.g. over plain HTTP: it proves that no other site sent the query. Other clients don’t need it. */
                "Apollo-Require-Preflight"?: string;
                /** @description `1`: the answer reports the cost of the operation in `extensions.cost`. */
                "GraphQL-Cost"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, with any problems in `errors`. With `Accept: text/event-stream`, the events of a subscription. For a browser, an editor (not in production). */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Connection: components["headers"]["Connection-optional"];
                    "Content-Encoding": components["headers"]["Content-Encoding-optional"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering-optional"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                    "text/event-stream": string;
                    "text/html": string;
                };
            };
            /** @description `bad_request`, `graphql_invalid` */
            400: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `session_expired`, `unauthenticated` */
            401: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `csrf_rejected` */
            403: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `method_not_allowed` */
            405: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `service_unavailable` */
            503: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
        };
    };
    postGraphQL: {
        parameters: {
            query?: never;
            header?: {
                /** @description `1`: the answer reports the cost of the operation in `extensions.cost`. */
                "GraphQL-Cost"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    extensions?: {
                        [key: string]: unknown;
                    } | null;
                    operationName?: string | null;
                    query: string;
                    variables?: {
                        [key: string]: unknown;
                    } | null;
                };
            };
        };
        responses: {
            /** @description The result, with any problems in `errors`. With `Accept: text/event-stream`, the events of a subscription. For a browser, an editor (not in production). */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Connection: components["headers"]["Connection-optional"];
                    "Content-Encoding": components["headers"]["Content-Encoding-optional"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy-optional"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy-optional"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering-optional"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                    "text/event-stream": string;
                    "text/html": string;
                };
            };
            /** @description `bad_request`, `graphql_invalid` */
            400: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `session_expired`, `unauthenticated` */
            401: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `csrf_rejected` */
            403: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `method_not_allowed` */
            405: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `not_acceptable` */
            406: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `request_timeout` */
            408: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `payload_too_large` */
            413: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `unsupported_media_type` */
            415: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `validation_failed` */
            422: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `rate_limited` */
            429: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `internal_error` */
            500: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
            /** @description `service_unavailable` */
            503: {
                headers: {
                    Allow: components["headers"]["Allow-optional"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After-optional"];
                    "Set-Cookie": components["headers"]["Set-Cookie-optional"];
                    Vary: components["headers"]["Vary-optional"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/graphql-response+json": components["schemas"]["GraphQLResult"];
                    "application/json": components["schemas"]["GraphQLResult"];
                };
            };
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is running. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    chooseLanguage: {
        parameters: {
            query?: {
                /** @description The path of this site to redirect to. */
                returnTo?: string;
            };
            header?: never;
            path: {
                /** @description The code (ISO 639-1) of a language that the pages exist in. */
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirects, and sets the cookie. */
            303: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["LanguageRouteNotFound"];
            422: components["responses"]["LanguageValidationFailed"];
            429: components["responses"]["LanguageRateLimited"];
            500: components["responses"]["LanguageInternalError"];
            503: components["responses"]["LanguageServiceUnavailable"];
        };
    };
    metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Metrics in the Prometheus text format, version 0.0.4. They contain no data about users. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["RouteNotFound"];
            500: components["responses"]["InternalError"];
        };
    };
    oembed: {
        parameters: {
            query: {
                /** @description Only `json`. */
                format?: string;
                /** @description In pixels. */
                maxheight?: number;
                /** @description In pixels. */
                maxwidth?: number;
                /** @description The URL of a game’s page. */
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The embed code, in the format of https://oembed.com. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In seconds. */
                        cache_age: number;
                        height: number;
                        /** @description The frame to embed in a page. */
                        html: string;
                        provider_name: string;
                        /** Format: uri */
                        provider_url: string;
                        thumbnail_height?: number;
                        /** Format: uri */
                        thumbnail_url?: string;
                        thumbnail_width?: number;
                        title: string;
                        /** @constant */
                        type: "rich";
                        /** @constant */
                        version: "1.0";
                        width: number;
                    };
                };
            };
            404: components["responses"]["PagePublicationNotFound"];
            410: components["responses"]["PagePublicationWithdrawn"];
            429: components["responses"]["PageRateLimited"];
            500: components["responses"]["PageInternalError"];
            /** @description A format other than JSON was requested. */
            501: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
    openapi: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` from an earlier answer. If nothing has changed, the answer is 304. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This document. */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding-optional"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["InternalError"];
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is ready. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ready";
                    };
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    robots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules, in the format of RFC 9309. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            429: components["responses"]["PageRateLimited"];
            500: components["responses"]["PageInternalError"];
        };
    };
    sharedGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The last part of a `ShareLink.url`: 11 letters and digits. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Encoding": components["headers"]["Content-Encoding-optional"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            404: components["responses"]["SharedShareLinkNotFound"];
            410: components["responses"]["SharedShareLinkEnded"];
            429: components["responses"]["SharedRateLimited"];
            500: components["responses"]["SharedInternalError"];
            503: components["responses"]["SharedServiceUnavailable"];
        };
    };
    sharedGameCover: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` from an earlier answer. If nothing has changed, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The last part of a `ShareLink.url`: 11 letters and digits. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Part of the picture. */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Range": components["headers"]["Content-Range"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["SharedPictureShareLinkNotFound"];
            410: components["responses"]["SharedPictureShareLinkEnded"];
            416: components["responses"]["SharedPictureRangeNotSatisfiable"];
            429: components["responses"]["SharedPictureRateLimited"];
            500: components["responses"]["SharedPictureInternalError"];
            503: components["responses"]["SharedPictureServiceUnavailable"];
        };
    };
    sharedGameImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` from an earlier answer. If nothing has changed, the answer is 304. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The last part of a `ShareLink.url`: 11 letters and digits. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Part of the picture. */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Range": components["headers"]["Content-Range"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Robots-Tag": components["headers"]["X-Robots-Tag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["SharedPictureShareLinkNotFound"];
            410: components["responses"]["SharedPictureShareLinkEnded"];
            416: components["responses"]["SharedPictureRangeNotSatisfiable"];
            429: components["responses"]["SharedPictureRateLimited"];
            500: components["responses"]["SharedPictureInternalError"];
            503: components["responses"]["SharedPictureServiceUnavailable"];
        };
    };
    sitemap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every public game, in the format of https://www.sitemaps.org. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            429: components["responses"]["PageRateLimited"];
            500: components["responses"]["PageInternalError"];
            503: components["responses"]["PageServiceUnavailable"];
        };
    };
}
