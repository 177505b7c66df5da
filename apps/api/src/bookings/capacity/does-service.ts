import { sql, type SQL } from 'drizzle-orm'
import { resources } from '../../db/schema/business/services.ts'

/** SQL condition: a resource provides a service. Without named resources all of the kind do. */
export const doesService = (serviceId: SQL) =>
  sql`(not exists (select from staff_services d where d.resource_id = ${resources.id})
    or exists (select from staff_services d where d.resource_id = ${resources.id} and d.service_id = ${serviceId}))`
