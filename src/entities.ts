/**
 * All entities, in one list: the ORM is given these, and nothing is found by a glob. Each table has one;
 * `test/db/entities.test.ts` compares them with what the migrations make.
 */
import type { EntityClass } from '@mikro-orm/core';
import { Session } from './accounts/session.entity.js';
import { User } from './accounts/user.entity.js';
import { UserIdentity } from './accounts/user-identity.entity.js';
import { ArtifactFile } from './artifacts/artifact-file.entity.js';
import { Artifact } from './artifacts/artifact.entity.js';
import { PreviewEpoch } from './artifacts/preview-epoch.entity.js';
import { ShareLink } from './artifacts/share-link.entity.js';
import { CreditAccount } from './credits/credit-account.entity.js';
import { CreditEntry } from './credits/credit-entry.entity.js';
import { CreditHold } from './credits/credit-hold.entity.js';
import { RateLimit } from './db/rate-limit.entity.js';
import { GeneratorRun } from './legacy/generator-run.entity.js';
import { ModelAttempt } from './models/model-attempt.entity.js';
import { ModelHealth } from './models/model-health.entity.js';
import { CreditRequest } from './operators/credit-request.entity.js';
import { OperatorAction } from './operators/operator-action.entity.js';
import { Picture } from './pictures/picture.entity.js';
import { Author } from './publications/author.entity.js';
import { PublicationLike } from './publications/publication-like.entity.js';
import { PublicationReport } from './publications/publication-report.entity.js';
import { PublicationScore } from './publications/publication-score.entity.js';
import { PublicationSlug } from './publications/publication-slug.entity.js';
import { Publication } from './publications/publication.entity.js';
import { IdempotencyKey } from './runs/idempotency-key.entity.js';
import { RunEvent } from './runs/run-event.entity.js';
import { Run } from './runs/run.entity.js';
import { Thread } from './runs/thread.entity.js';

export const entities: EntityClass<object>[] = [
  User,
  UserIdentity,
  Session,
  RateLimit,
  CreditAccount,
  CreditHold,
  CreditEntry,
  Thread,
  Run,
  RunEvent,
  IdempotencyKey,
  Artifact,
  ArtifactFile,
  PreviewEpoch,
  ShareLink,
  Picture,
  PublicationSlug,
  Publication,
  Author,
  PublicationLike,
  PublicationReport,
  PublicationScore,
  GeneratorRun,
  ModelAttempt,
  ModelHealth,
  OperatorAction,
  CreditRequest,
];
