import { sql } from 'drizzle-orm'
import { paymentSentences } from '../copy/money/payment-sentences.ts'
import { auditEntries } from '../db/schema/people/audit.ts'
import { businessDay } from '../db/sql-functions.ts'

const { entity, entityId, changes } = auditEntries
const uuid = sql`${entityId}::uuid`

/** Current label of an entry's subject; for a deleted one its last name, if any. */
export const auditLabel = sql<string | null>`coalesce(
  case ${entity}
    when 'user' then (select btrim(name || ' ' || last_name) from users where id = ${uuid})
    when 'role' then (select name from custom_roles where id = ${uuid})
    when 'invitation' then coalesce(
      (select name || ' (' || email || ')' from staff_invitations where id = ${uuid}),
      (select btrim(name || ' ' || last_name) from users where id = ${uuid}))
    when 'familyMember' then (select btrim(name || ' ' || last_name) from users where id = ${uuid})
    when 'dogTag' then (select name from dogs where id = ${uuid})
    when 'dogPair' then (select name from dogs where id = ${uuid})
    when 'rumi' then (select name from dogs where id = ${uuid})
    when 'medicalRecord' then (select d.name || coalesce(' (' || nullif(r.product, '') || ')', '')
      from medical_records r join dogs d on d.id = r.dog_id where r.id = ${uuid})
    when 'merge' then coalesce((select btrim(name || ' ' || last_name) from users where id = ${uuid}),
      (select name from dogs where id = ${uuid}))
    when 'service' then (select name from services where id = ${uuid})
    when 'planCard' then (select plan_name from plan_cards where id = ${uuid})
    when 'product' then (select name from products where id = ${entityId}::int)
    when 'order' then (select number::text from orders where id = ${uuid})
    when 'payment' then (select btrim(u.name || ' ' || u.last_name) from payments p
      join users u on u.id = p.client_id where p.id = ${uuid})
    when 'cashDay' then (select till || ' ' || ${businessDay(sql`opened_at`)} from cash_days where id = ${uuid})
    when 'booking' then (select btrim(u.name || ' ' || u.last_name) from bookings b
      join users u on u.id = b.client_id where b.id = ${uuid})
    when 'visit' then (select d.name from visits v join dogs d on d.id = v.dog_id where v.id = ${uuid})
    when 'playGroup' then (select name from play_groups where id = ${uuid})
    when 'import' then (select file_name from imports where id = ${uuid})
    when 'tag' then (select label from tags where id = ${uuid})
    when 'careItem' then (select d.name || ': ' || c.name from care_items c join dogs d on d.id = c.dog_id where c.id = ${uuid})
    when 'careMark' then (select d.name || ': ' || m.name from care_marks m join care_items c on c.id = m.care_item_id
      join dogs d on d.id = c.dog_id where m.id = ${uuid})
    when 'incident' then (select string_agg(d.name, ', ' order by d.name) from incident_dogs i
      join dogs d on d.id = i.dog_id where i.incident_id = ${uuid})
    when 'override' then (select btrim(u.name || ' ' || u.last_name) from bookings b
      join users u on u.id = b.client_id where b.id = ${uuid})
    when 'pass' then (select btrim(u.name || ' ' || u.last_name) from passes p
      join users u on u.id = p.owner_id where p.id = ${uuid})
    when 'resource' then (select name from resources where id = ${uuid})
    when 'houseDay' then (select day::text from house_days where id = ${uuid})
    when 'closedMonth' then ${entityId}
    when 'entryPayment' then (select beneficiary from entry_payments where id = ${uuid})
    when 'closedYear' then ${entityId}
    when 'profitCoefficient' then ${entityId}
    when 'cfdi' then (select coalesce(o.number::text, g.first_day::text, btrim(u.name || ' ' || u.last_name)) from cfdis c
      left join orders o on o.id = c.order_id left join bookings b on b.id = c.booking_id left join passes p on p.id = c.pass_id
      left join payments r on r.id = coalesce(c.refund_id, c.payment_id)
      left join global_invoices g on g.id = c.global_id left join users u on u.id = coalesce(b.client_id, p.owner_id, r.client_id)
      where c.id = ${uuid})
    when 'bankStatement' then (select file_name from bank_statements where id = ${uuid})
    when 'expense' then (select supplier_name || ': ' || concept from expenses where id = ${uuid})
    when 'tipPayout' then (select coalesce(r.name, ${paymentSentences.wholeTeam}) from tip_payouts t left join resources r on r.id = t.staff_id where t.id = ${uuid})
    when 'cardTerminal' then (select name from card_terminals where id = ${uuid})
    when 'cardSettlement' then (select t.name from card_settlements s join card_terminals t on t.id = s.terminal_id where s.id = ${uuid})
    when 'account' then (select code || ' ' || name from accounts where id = ${uuid})
    when 'collector' then (select name from collectors where id = ${uuid})
    when 'agreement' then (select title from agreement_versions where agreement_id = ${uuid} order by version desc limit 1)
    when 'serviceType' then ${entityId}
    when 'pool' then ${entityId}
  end,
  (select change ->> 'before' from jsonb_array_elements(${changes}) as change
    where ${entity} <> 'user' and change ->> 'field' in ('name', 'planName', 'label', 'day', 'fileName') limit 1))`
