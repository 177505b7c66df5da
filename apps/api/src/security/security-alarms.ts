import type { SecurityAlarm } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

/** Windows of counting and of notification. */
const countedHours = 24
const overbookedDays = 7
/** Wrong passwords of a day from which on one account, or one network, is worth a look. */
const manyOnAccount = 20
const manyFromNetwork = 50
/** Refused permissions and records of a day by one person, and unsigned notices from one network, from which on they are. */
const manyRefused = 20
const manyUnsigned = 20
const mostOfAKind = 50

const refused = sql`('login-refused', 'confirmation-refused')`
const person = (
  id: string,
) => sql`(select json_build_object('id', p.id, 'name', btrim(p.name || ' ' || p.last_name))
  from users p where p.id = ${sql.raw(id)})`
const asWritten = (instant: string) =>
  sql`to_char(${sql.raw(instant)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Returns events to review: many wrong passwords, denied requests or unsigned webhooks, changed permissions, exports. */
export async function securityAlarms(db: Db): Promise<SecurityAlarm[]> {
  const { rows } = await db.execute<SecurityAlarm>(sql`
    with lately as (
      select * from security_events where at > now() - make_interval(hours => ${countedHours}) and kind in ${refused}
    ), on_account as (
      select account_id, max(at) as at, count(distinct network)::int as networks,
        greatest(count(*), max((details ->> 'attempts')::numeric))::int as times
      from lately where account_id is not null group by account_id
    ), from_network as (
      select network, max(at) as at, count(*)::int as times, count(distinct account_id)::int as accounts
      from lately where network is not null group by network
    ), of_actor as (
      select actor_id, kind, max(at) as at, count(distinct network)::int as networks,
        greatest(count(*), max((details ->> 'attempts')::numeric))::int as times
      from security_events where at > now() - make_interval(hours => ${countedHours})
        and kind in ('permission-refused', 'record-refused') and actor_id is not null group by actor_id, kind
    ), unsigned as (
      select network, max(at) as at, greatest(count(*), max((details ->> 'attempts')::numeric))::int as times
      from security_events where at > now() - make_interval(hours => ${countedHours})
        and kind = 'unsigned-notice' and network is not null group by network
    )
    (select 'many-on-account' as kind, ${asWritten('at')} as at, times, ${person('account_id')} as account,
      null::json as actor, null as network, jsonb_build_object('networks', networks) as details
      from on_account where times >= ${manyOnAccount} order by times desc limit ${mostOfAKind})
    union all
    (select 'many-from-network', ${asWritten('at')}, times, null, null, network::text,
      jsonb_build_object('accounts', accounts)
      from from_network where times >= ${manyFromNetwork} order by times desc limit ${mostOfAKind})
    union all
    (select 'many-refused', ${asWritten('at')}, times, ${person('actor_id')}, ${person('actor_id')}, null,
      jsonb_build_object('networks', networks, 'of', kind)
      from of_actor where times >= ${manyRefused} order by times desc limit ${mostOfAKind})
    union all
    (select 'many-unsigned', ${asWritten('at')}, times, null, null, network::text, '{}'::jsonb
      from unsigned where times >= ${manyUnsigned} order by times desc limit ${mostOfAKind})
    union all
    (select kind, ${asWritten('e.at')}, 1, ${person('e.account_id')}, ${person('e.actor_id')}, e.network::text, e.details
      from security_events e where e.kind in ('role-changed', 'data-exported')
        and e.at > now() - make_interval(days => ${overbookedDays})
        -- One's own copy is everybody's right, and taking the books away is an accountant's work: neither is an alarm.
        and coalesce(e.details ->> 'what', '') not in ('own-data', 'books')
      order by e.at desc limit ${mostOfAKind})
    order by 2 desc`)
  return rows
}
