import type { Resources } from '@rumi/contract'
import type { Stories } from '../http/mount-resource.ts'
import { changeClient } from './change-client.ts'
import { openAccount } from './open-account.ts'

/** What the house has to say of its people beyond storing them. */
export const clientStories: Stories<Resources['clients']> = { create: openAccount, update: changeClient }
