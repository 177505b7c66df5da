import { resources } from '@rumi/contract'
import { createRepository } from '../db/repository/repository.ts'
import { playGroups } from '../db/schema/play-groups.ts'

export { groupWarnings } from './group-warnings.ts'

export const playGroupRepository = createRepository(resources.playGroups, playGroups)
