/**
 * GraphQL servers as one sets them up from their documentation, on a schema and resolvers that they are given. Each
 * answers `POST /graphql` of the Fastify app that it comes with; `contextOf` makes the context of a request.
 */
import { ApolloServer } from '@apollo/server';
import fastifyApollo from '@as-integrations/fastify';
import Fastify from 'fastify';
import mercurius from 'mercurius';

/** Mercurius, which compiles an operation from its second execution on. */
export async function createMercurius({ typeDefs, resolvers, contextOf }) {
  const app = Fastify();
  await app.register(mercurius, { schema: typeDefs, resolvers, jit: 1, context: contextOf });
  return app;
}

/** Apollo Server with its own integration for Fastify. */
export async function createApollo({ typeDefs, resolvers, contextOf }) {
  const apollo = new ApolloServer({ typeDefs, resolvers });
  await apollo.start();
  const app = Fastify();
  await app.register(fastifyApollo(apollo), { context: contextOf });
  return { app, apollo };
}
