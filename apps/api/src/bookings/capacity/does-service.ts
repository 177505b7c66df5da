import { sql, type SQL } from 'drizzle-orm'
import { resources } from '../../db/schema/business/services.ts'

/** Whether a thing of the house does a service: who names none does all of their kind. */
export const doesService = (serviceId: SQL) =>
  sql`(not exists (select from staff_services d where d.resource_id = ${resources.id})
    or exists (select from staff_services d where d.resource_id = ${resources.id} and d.service_id = ${serviceId}))`
