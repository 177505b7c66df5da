import { resources } from '@rumi/contract'
import { createRepository } from '../db/repository/repository.ts'
import { notifications } from '../db/schema/messages.ts'

export const notificationRepository = createRepository(resources.notifications, notifications)
