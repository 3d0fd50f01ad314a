/** All entities of the unit of work, in one list: the ORM is given these, and nothing is found by a glob. */
import type { EntityClass } from '@mikro-orm/core';
import { User } from './accounts/user.entity.js';

export const entities: EntityClass<object>[] = [User];
