import { Migration } from '@mikro-orm/migrations';

/**
 * The runs of a user are numbered as they are accepted, so that whoever watches all of them can say which are new. Ids
 * can't tell: gateways make them, each by its own clock. Runs that have ended keep none: nobody was told of them this way.
 */
export class RunNumbers extends Migration {
  override up(): void {
    this.addSql(`
      -- null too for what a gateway of the version before accepts
      alter table runs add column number integer;
      update runs set number = numbered.number
        from (select id, row_number() over (partition by user_id order by id) as number from runs where finished_at is null) numbered
       where runs.id = numbered.id;
      create unique index runs_user_number on runs (user_id, number) where number is not null;
    `);
  }
}
