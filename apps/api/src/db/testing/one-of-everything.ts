import { sql, type SQL } from 'drizzle-orm'
import type { Fixture } from './database-templates.ts'

const uuid = (number: number) => sql.raw(`'00000000-0000-4000-8000-${String(number).padStart(12, '0')}'`)
export const [
  ana,
  luis,
  canela,
  taco,
  room,
  groomer,
  hotel,
  stay,
  visit,
  cash,
  bank,
  entry,
  missing,
  pass,
  past,
  card,
  group,
  groomed,
  careItem,
  incident,
] = Array.from({ length: 20 }, (_, number) => uuid(number + 101)) as [
  SQL,
  SQL,
  SQL,
  SQL,
  SQL,
  SQL,
  SQL,
  SQL,
  SQL,
  SQL,
  SQL,
  SQL,
  SQL,
  SQL,
  SQL,
  SQL,
  SQL,
  SQL,
  SQL,
  SQL,
]

/** A house with one of everything; each case breaks one rule of it. */
const statements = [
  sql`insert into users (id, name, last_name, email) values (${ana}, 'Ana', 'R', 'ana@x.mx'), (${luis}, 'Luis', 'H', 'luis@x.mx')`,
  sql`insert into dogs (id, owner_id, name, sex, birth_date) values
    (${canela}, ${ana}, 'Canela', 'hembra', '2022-01-01'), (${taco}, ${luis}, 'Taco', 'macho', '2026-01-01')`,
  sql`insert into services (id, type, name, price_centavos) values (${hotel}, 'Hotel', 'Noche', 55000)`,
  sql`insert into plan_cards (slug, page, position, plan_name, is_popular, service_id) values ('una-noche', 'hotel', 0, 'Una noche', true, ${hotel})`,
  sql`insert into pools values ('yard', 2)`,
  sql`insert into service_pools values ('Guardería', 'place', 'yard')`,
  sql`insert into resources (id, kind, name, size, max_dogs) values
    (${room}, 'room', 'Sol', 'small', 1), (${groomer}, 'groomer', 'Sofía', null, null)`,
  sql`insert into play_groups (id, name, capacity) values (${group}, 'Patio', 1)`,
  sql`insert into dog_tags select ${canela}, id from tags where label = 'Muerde'`,
  sql`insert into dogs_apart values (${canela}, ${taco})`,
  sql`insert into bookings (id, client_id, service_id, start_day, end_day, resource_id, total_centavos, status) values
    (${stay}, ${ana}, ${hotel}, '2026-10-10', '2026-10-12', ${room}, 100, 'confirmed')`,
  sql`insert into bookings (id, client_id, service_id, start_at, end_at, resource_id, total_centavos) values
    (${visit}, ${ana}, ${hotel}, '2026-10-10 16:00Z', '2026-10-10 17:00Z', ${groomer}, 100)`,
  sql`insert into booking_dogs values (${stay}, ${canela}, ${ana}), (${visit}, ${canela}, ${ana})`,
  sql`insert into dog_occupancies values (${stay}, ${canela}, 'stay', '2026-10-10 21:00Z', '2026-10-12 17:00Z')`,
  sql`insert into places values ('yard', '2026-10-10', 2, 1)`,
  sql`insert into booking_days values (${stay}, 'yard', '2026-10-10', 1)`,
  sql`insert into products (id, name, price_centavos, category, stock) values (1, 'Galletas', 100, 'Snacks', 1)`,
  sql`insert into orders (id, user_id, subtotal_centavos, iva_centavos, total_centavos, delivery, payment) values
    (${stay}, ${ana}, 86, 14, 100, 'pickup', 'spei')`,
  sql`insert into order_items values (${stay}, 1, 'Galletas', 1, 100)`,
  sql`insert into accounts (id, code, name, type, nature) values
    (${cash}, '101.01', 'Caja', 'asset', 'debit'), (${bank}, '102.01', 'Bancos', 'asset', 'debit')`,
  sql`insert into gl_entries (id, date, description, source, source_id, event) values (${entry}, '2026-10-10', 'Depósito', 'payment', 'p1', 'paid')`,
  sql`insert into gl_lines values (${entry}, 0, ${cash}, 100, 0), (${entry}, 1, ${bank}, 0, 100)`,
  sql`update gl_entries set status = 'posted'`,
  sql`insert into pending_registrations values ('new@x.mx', 'N', 'N', 'h', null, 't1', now())`,
  sql`insert into sessions (id, user_id, cookie_hash, expires_at) values (${stay}, ${ana}, 'c1', now())`,
  sql`insert into push_subscriptions values (${stay}, 'https://push.mx/1', 'p', 'a')`,
  sql`insert into known_devices values (${ana}, 'd1', 'n1')`,
  sql`insert into kiosks (cookie_hash, opened_by, expires_at) values ('k1', ${ana}, now())`,
  sql`insert into house_settings (version, data) values (2, '{}')`,
  sql`insert into custom_roles (id, name, base_role, limits) values (${card}, 'Estética', 'colaborador', '{"orders": "none"}')`,
  sql`insert into staff_invitations (email, name, role, token_hash, expires_at) values ('rosa@x.mx', 'Rosa', 'colaborador', 'i1', now())`,
  sql`insert into texts (key, version, value) values ('home.promo.title', 2, 'Hola')`,
  sql`insert into photos (slot, width, height, alt, focus_x, focus_y) values ('home.promo', 1200, 800, 'El patio', 0.5, 0.5)`,
  sql`insert into house_openings (version, open) values (1, false)`,
  sql`insert into setup_steps (step, done) values ('hours', true)`,
  sql`insert into privacy_requests (id, client_id, asked_right, received_at, answer_due) values
    (${card}, ${ana}, 'access', '2026-10-01 18:00Z', '2026-10-29')`,
  sql`insert into privacy_request_steps (request_id, step) values (${card}, 'received')`,
  sql`insert into collectors (id, client_id, name) values (${card}, ${ana}, 'Pedro')`,
  sql`insert into agreements (id, key) values (${card}, 'contrato')`,
  sql`insert into agreement_versions (agreement_id, version, title, text) values (${card}, 1, 'Contrato', 'Texto')`,
  sql`insert into agreement_signatures (agreement_id, version, client_id, signer_name) values (${card}, 1, ${ana}, 'Ana R')`,
  sql`insert into security_events (kind, account_id, network) values ('login', ${ana}, '203.0.113.0/24')`,
  sql`insert into medical_records (dog_id, owner_id, kind, applied_on) values (${canela}, ${ana}, 'evaluation', '2026-01-01')`,
  sql`insert into visitor_messages (kind, name, email) values ('contact', 'Eva', 'eva@x.mx')`,
  sql`insert into files (owner_id, dog_id, record_id, media, bytes)
    select owner_id, dog_id, id, 'application/pdf', 1 from medical_records`,
  sql`insert into passes (id, owner_id, kind, service_type, units, valid_from, lines, total_centavos) values
    (${pass}, ${ana}, 'training-5', 'Hotel', 5, '2026-10-01', '[]', 100)`,
  sql`insert into pass_credits values (${pass}, 1)`,
  sql`insert into waiting_list (client_id, service_id, rumi_ids, start, "end", first_day) values
    (${ana}, ${hotel}, '[]', '2026-10-10', '2026-10-12', '2026-10-10')`,
  sql`insert into bookings (id, client_id, service_id, start_day, end_day, total_centavos, status) values
    (${past}, ${ana}, ${hotel}, '2026-09-10', '2026-09-12', 100, 'checked-out')`,
  sql`insert into booking_dogs values (${past}, ${canela}, ${ana})`,
  sql`insert into booking_events (booking_id, at, to_status) values (${past}, '2026-09-11 14:00Z', 'checked-in')`,
  sql`insert into care_items (id, dog_id, owner_id, kind, name, times, first_day, stated_by) values
    (${careItem}, ${canela}, ${ana}, 'medicine', 'Apoquel', '{08:00}', '2026-09-01', ${ana})`,
  sql`insert into care_marks (care_item_id, visit_id, day, time, result, kind, name, dose, marked_by, marked_at)
    select ${careItem}, visit_id, '2026-09-11', '08:00', 'given', 'medicine', 'Apoquel', '', ${ana}, '2026-09-11 14:00Z'
    from booking_dogs where booking_id = ${past}`,
  sql`insert into report_cards (id, booking_id, dog_id, owner_id, day) values (${card}, ${past}, ${canela}, ${ana}, '2026-09-11')`,
  sql`insert into grooming_cards (id, booking_id, dog_id, staff_member_id, started_at) values
    (${groomed}, ${past}, ${canela}, ${groomer}, '2026-09-11 15:00Z')`,
  sql`insert into incidents (id, kind, occurred_at) values (${incident}, 'fight', '2026-09-11 18:00Z')`,
  sql`insert into incident_dogs (incident_id, dog_id, role) values (${incident}, ${canela}, 'hurt')`,
  sql`insert into imports (id, kind, file_name, imported_by) values (${card}, 'clients', 'clientes.csv', ${ana})`,
  sql`insert into imported_rows (kind, external_id, import_id, created, client_id) values ('clients', 'c-1', ${card}, true, ${ana})`,
  sql`insert into incident_notes (incident_id, text) values (${incident}, 'Ya come bien')`,
]

/** A database that holds one of everything, for tests of its rules. */
export const oneOfEverything: Fixture = {
  name: 'one-of-everything',
  prepare: ({ db }) =>
    db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement)
    }),
}
