import { Migration } from '@mikro-orm/migrations';

/** Each creation of a run draws one, so that a gateway that counted the queue knows how much it can have grown since. */
export class QueueTickets extends Migration {
  override up(): void {
    this.addSql('create sequence queue_tickets');
  }
}
