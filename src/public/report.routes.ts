/** `GET` and `POST /games/:slug/report`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.js';
import { isCrossSite } from '../http/cross-site.js';
import { registration } from '../http/described-route.js';
import { readerLanguage, VARIES_BY_LANGUAGE } from '../http/reader-language.js';
import type { ReportInput } from '../publications/public-game.model.js';
import { publicGame, wantsPage, type PublicOptions } from './answer.js';
import type { Page } from './document.js';
import { sendReportRoute, reportPageRoute } from './report.description.js';
import { reportedPage, reportPage } from './report-page.js';
import { readerOf, type Reader } from './texts/index.js';

/** A note of 1,000 characters, each as `%F0%9F%98%80`. */
const BODY_LIMIT = 16 * 1024;

type ReportRequest = FastifyRequest<{ Params: { slug: string }; Body: ReportInput }>;

export async function reportRoutes(app: FastifyInstance, options: PublicOptions): Promise<void> {
  const { services, config, publicUrl } = options;
  const site = { configured: config.publicUrl, publicUrl };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const show = (reply: FastifyReply, { body, headers }: Page, status = 200) =>
    reply
      .code(status)
      .headers(headers)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('vary', `Accept, ${VARIES_BY_LANGUAGE}`)
      .send(body);

  app.route({
    ...registration(reportPageRoute),
    handler: async (request: ReportRequest, reply: FastifyReply) =>
      show(reply, reportPage(await publicGame(options, request.params.slug), readerFor(request))),
  });

  app.route({
    ...registration(sendReportRoute),
    handler: async (request: ReportRequest, reply: FastifyReply) => {
      // a report in the name of whoever looks at another page
      if (isCrossSite(request.headers, site)) throw new AppError('csrf_rejected');
      const game = await publicGame(options, request.params.slug);
      const reader = readerFor(request);
      try {
        await services.publications.report(request.ip, game.slug, request.body ?? {});
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error;
        if (!wantsPage(request)) throw error;
        return show(reply, reportPage(game, reader, problemOf(error, reader)), error.status);
      }
      return show(reply, reportedPage(game, reader));
    },
  });
}

const readerFor = ({ headers }: FastifyRequest): Reader => readerOf(readerLanguage(headers));

function problemOf({ details }: AppError, { texts: { report } }: Reader): string {
  return details?.[0]?.path === 'note' ? report.noteTooLong : report.chooseOne;
}
