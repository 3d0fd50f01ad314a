import { UnderscoreNamingStrategy } from '@mikro-orm/core';

/** Names constraints as PostgreSQL does where a migration leaves it to. A check of one column's values has the column's name. */
export class PostgresNames extends UnderscoreNamingStrategy {
  /** `userId` holds the key itself: it is `user_id`, not `user_id_id` */
  override joinKeyColumnName(property: string): string {
    return this.propertyToColumnName(property);
  }

  override indexName(
    table: string,
    columns: string[],
    type: 'primary' | 'foreign' | 'unique' | 'index' | 'sequence' | 'check' | 'default' | 'trigger',
  ): string {
    const name = [table, ...columns].join('_');
    if (type === 'foreign') return `${name}_fkey`;
    if (type === 'unique') return `${name}_key`;
    if (type === 'check') return name;
    return super.indexName(table, columns, type);
  }
}
