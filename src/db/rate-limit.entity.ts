import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One window of a rate limit. `rate-limit.ts` counts in one statement, whose row lock is the limit. */
@Entity({ tableName: 'rate_limits' })
export class RateLimit {
  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'datetime' })
  windowStart!: Date;

  @Property({ type: 'integer', default: 86_400 })
  windowSeconds!: number;

  @Property({ type: 'integer' })
  hits!: number;
}
