import { resources } from '@rumi/contract'
import { createRepository } from '../db/repository/repository.ts'
import { tags } from '../db/schema/tags.ts'

export const tagRepository = createRepository(resources.tags, tags)
