/** All entities of the unit of work, in one list: the ORM is given these, and nothing is found by a glob. */
import type { EntityClass } from '@mikro-orm/core';
import { User } from './accounts/user.entity.js';
import { UserIdentity } from './accounts/user-identity.entity.js';
import { ArtifactFile } from './artifacts/artifact-file.entity.js';
import { Artifact } from './artifacts/artifact.entity.js';
import { Run } from './runs/run.entity.js';

export const entities: EntityClass<object>[] = [User, UserIdentity, Artifact, ArtifactFile, Run];
