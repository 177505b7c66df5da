import { resources } from '@rumi/contract'
import { createRepository } from '../db/repository/repository.ts'
import { planCards } from '../db/schema/business/plan-cards.ts'

export const planCardRepository = createRepository(resources.planCards, planCards)
