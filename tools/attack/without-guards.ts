import type { Database } from '../../apps/api/src/db/connect.ts'

/**
 * Takes the guards out of a scratch database, to see that an attack notices: no exclusion, no end to the places of a
 * day (so that neither the check nor the conditional update refuses), and a server that gives every booking the first
 * room or person of the kind, as code would that forgot to look. Nor is it written down what was returned of a payment, so that each refund
 * finds it whole, and the books, which would not balance, are not asked.
 */
export async function dropGuards({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(`
    alter table bookings drop constraint bookings_one_stay_per_room;
    alter table bookings drop constraint bookings_one_visit_at_a_time;
    alter table dog_occupancies drop constraint dog_occupancies_one_place_at_a_time;
    alter table places drop constraint places_within_capacity;
    alter table payments drop constraint payments_returned_at_most_once;
    drop trigger payments_move_balances on payments;
    drop trigger payments_post on payments;
    drop trigger payments_within_what_is_owed on payments;
    update pools set capacity = 1000000;
    create function take_the_first() returns trigger language plpgsql as $$
    begin
      new.resource_id := (select first.id from resources given
        join resources first on first.kind = given.kind and first.max_weight_kg is not distinct from given.max_weight_kg
        where given.id = new.resource_id order by first.id limit 1);
      return new;
    end $$;
    create trigger take_the_first before insert on bookings
      for each row when (new.resource_id is not null) execute function take_the_first();`)
}
