import type { Database } from '../../apps/api/src/db/connect.ts'

/**
 * Removes the guards of a scratch database, to show that the attack notices: exclusion constraints, limits of
 * places, records of refunds, balance of entries; the server assigns every booking the first resource of its
 * kind.
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
