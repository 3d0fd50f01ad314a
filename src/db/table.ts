/** What entities say of their tables beyond what the ORM's own decorators have words for. */
import type { EntityClass, TriggerDef } from '@mikro-orm/core';
import { ManyToOne } from '@mikro-orm/decorators/legacy';

export interface ForeignKeyOptions {
  /** it is (part of) the primary key too */
  readonly primary?: true;
  readonly nullable?: true;
  /** what becomes of the row when the other one goes; without it, the other one stays as long as this row does */
  readonly onDelete?: 'cascade' | 'set null';
  /** the constraint's name, where it is not `<table>_<column>_fkey` */
  readonly name?: string;
}

const named = new Map<string, EntityClass<object>>();

/** Lets foreign keys find these entities; called before the ORM reads them. */
export function nameEntities(entities: readonly EntityClass<object>[]): void {
  for (const entity of entities) named.set(entity.name, entity);
}

/**
 * A column that holds the primary key of another entity, which `target` names. The property is that key, never an
 * object. A name rather than a class, since imports run one way and foreign keys do not: an artifact refers to its run,
 * whose domain comes later.
 */
export function ForeignKey(target: string, options: ForeignKeyOptions = {}): (owner: object, property: string) => void {
  const { onDelete = 'no action', name, ...rest } = options;
  return (owner, property) =>
    ManyToOne({
      entity: () => {
        const found = named.get(target);
        if (!found) throw new Error(`${owner.constructor.name}.${property} refers to ${target}, which is no entity.`);
        return found;
      },
      mapToPk: true,
      // what is to be indexed says so itself
      index: false,
      cascade: [],
      deleteRule: onDelete,
      updateRule: 'no action',
      ...(name === undefined ? {} : { foreignKeyName: name }),
      ...rest,
    })(owner, property);
}

/** A trigger for each row that is run before `events`, by a function that a migration made. */
export function before(events: TriggerDef['events'], table: string, name: string, runs: string): TriggerDef {
  const expression = `create trigger ${name} before ${events.toSorted().join(' or ')} on ${table} for each row execute function ${runs}()`;
  return { name, timing: 'before', events, expression };
}
