import { resources as rows } from '@rumi/contract'
import { createRepository } from '../../db/repository/repository.ts'
import { waitingList } from '../../db/schema/waiting-list.ts'

/** The waiting list as the contract tells it. */
export const waitingRepository = createRepository(rows.waitingList, waitingList)
