import { resources } from '@rumi/contract'
import { createRepository } from '../db/repository.ts'
import { planCards } from '../db/schema/plan-cards.ts'

export const planCardRepository = createRepository(resources.planCards, planCards)
