CREATE TABLE "plan_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"page" text NOT NULL,
	"position" integer NOT NULL,
	"action" text DEFAULT 'quote' NOT NULL,
	"plan_name" text NOT NULL,
	"billing_cycle" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	"service_id" uuid,
	"pass_kind" text,
	"nights" integer,
	"several_days" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_cards_one_per_slug" UNIQUE("slug"),
	CONSTRAINT "plan_cards_slug_is_an_address" CHECK ("plan_cards"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "plan_cards_page_is_known" CHECK ("plan_cards"."page" in ('dayCare', 'hotel', 'grooming', 'training', 'events')),
	CONSTRAINT "plan_cards_action_is_known" CHECK ("plan_cards"."action" in ('quote', 'book')),
	CONSTRAINT "plan_cards_have_a_name" CHECK (btrim("plan_cards"."plan_name") <> ''),
	CONSTRAINT "plan_cards_list_features" CHECK (jsonb_typeof("plan_cards"."features") = 'array'),
	CONSTRAINT "plan_cards_book_a_service" CHECK ("plan_cards"."service_id" is not null or ("plan_cards"."action" = 'quote' and "plan_cards"."pass_kind" is null)),
	CONSTRAINT "plan_cards_stay_some_nights" CHECK ("plan_cards"."nights" between 1 and 365)
);
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "bookable_online" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "is_extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now all that could be done inside a stay was offered with one.
UPDATE "services" SET "is_extra" = true WHERE "type" IN ('Grooming', 'Extra-Grooming', 'Entrenamiento');--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_extras_are_done_inside_a_stay" CHECK (not "services"."is_extra" or "services"."type" in ('Grooming', 'Extra-Grooming', 'Entrenamiento'));--> statement-breakpoint
ALTER TABLE "plan_cards" ADD CONSTRAINT "plan_cards_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_cards_one_popular_per_page" ON "plan_cards" USING btree ("page") WHERE "plan_cards"."is_popular";--> statement-breakpoint
CREATE INDEX "plan_cards_by_page" ON "plan_cards" USING btree ("page","position","id");--> statement-breakpoint
CREATE INDEX "plan_cards_in_order" ON "plan_cards" USING btree ("created_at","id");--> statement-breakpoint
-- Addresses name a card by its slug, also those that were saved long ago.
CREATE FUNCTION plan_cards_keep_their_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a card keeps its slug'
    USING ERRCODE = 'restrict_violation', TABLE = 'plan_cards', CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "plan_cards_keep_their_slug" BEFORE UPDATE OF "slug" ON "plan_cards"
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION plan_cards_keep_their_slug();
--> statement-breakpoint
CREATE TRIGGER "plan_cards_audited" AFTER INSERT OR UPDATE OR DELETE ON "plan_cards"
  FOR EACH ROW EXECUTE FUNCTION write_audit_entry('planCard', 'id', '',
    '{page,action,plan_name,billing_cycle,description,features,is_popular,service_id,pass_kind,nights,several_days,active}');
--> statement-breakpoint
DROP TRIGGER "services_audited" ON "services";--> statement-breakpoint
CREATE TRIGGER "services_audited" AFTER INSERT OR UPDATE OR DELETE ON "services"
  FOR EACH ROW EXECUTE FUNCTION write_audit_entry('service', 'id', '',
    '{type,name,description,price_centavos,duration_minutes,active,medium_over_kg,large_over_kg,medium_price_centavos,large_price_centavos,medium_extra_minutes,large_extra_minutes,seasons,bookable_online,is_extra}');
--> statement-breakpoint
-- A house that runs already has the cards it was shipped with; this once they find their services by name.
INSERT INTO "plan_cards" ("slug", "page", "position", "action", "plan_name", "billing_cycle", "description", "features", "is_popular",
  "service_id", "pass_kind", "nights", "several_days")
SELECT shipped.slug, shipped.page, shipped.position, CASE WHEN sold.id IS NULL THEN 'quote' ELSE shipped.action END,
  shipped.plan_name, shipped.billing_cycle, shipped.description, shipped.features, shipped.is_popular,
  sold.id, CASE WHEN sold.id IS NULL THEN NULL ELSE shipped.pass_kind END, shipped.nights, shipped.several_days
FROM (VALUES
  ('guarderia-diario', 'dayCare', 0, 'book', 'Plan Diario', 'por día', 'Para probar, o para ese martes complicado.', '["Un día, {horasGuarderia}","Juegos, paseo y siesta","Aviso cuando llega y cuando sale"]'::jsonb, false, 'Guardería', 'Día de guardería', NULL::text, NULL::integer, false),
  ('guarderia-semanal', 'dayCare', 1, 'book', 'Plan Semanal', 'por semana', 'De lunes a viernes, con la misma manada.', '["Los cinco días de una semana","Su lugar apartado toda la semana","Grupo de juego fijo","Resumen de su semana"]'::jsonb, true, 'Guardería', 'Día de guardería', NULL, NULL, true),
  ('guarderia-mensual', 'dayCare', 2, 'book', 'Plan Mensual', 'por mes', '{diasMensual} días para usar cuando te haga falta.', '["{pasesMensual}","Tú eliges cuáles","Cambias de día si hay lugar","Resumen cada semana"]'::jsonb, false, 'Guardería', 'Día de guardería', 'day-care-month', NULL, false),
  ('hotel-1-dia', 'hotel', 0, 'quote', '1 día', 'una noche', 'Para la boda, el vuelo temprano o la mudanza.', '["Una noche en cuarto propio","Paseos y patio","Su comida, a su hora"]'::jsonb, false, 'Hotel', 'Noche de hotel', NULL, 1, false),
  ('hotel-1-semana', 'hotel', 1, 'quote', '1 semana', 'siete noches', 'Unas vacaciones, las tuyas y las de él.', '["{descuentoSemana}","Siete noches en el mismo cuarto","Paseos y patio","Noticias suyas cada día"]'::jsonb, false, 'Hotel', 'Noche de hotel', NULL, 7, false),
  ('hotel-2-semanas', 'hotel', 2, 'quote', '2 semanas', 'catorce noches', 'Cuando el viaje es largo y extrañar también.', '["{descuentoDosSemanas}","Catorce noches en el mismo cuarto","Paseos y patio","Noticias suyas cada día","Cepillado antes de volver a casa"]'::jsonb, true, 'Hotel', 'Noche de hotel', NULL, 14, false),
  ('spaw-completo', 'grooming', 0, 'quote', 'Spaw Completo', 'por visita, 2 horas', 'De la nariz a las uñas, todo en una sola mañana.', '["Baño y cepillado","Limpieza de oídos","Corte de uñas","Exfoliante de nariz","Desenredado sin dolor"]'::jsonb, true, 'Grooming', 'Spaw Completo', NULL, NULL, false),
  ('bano-y-shampoo', 'grooming', 1, 'quote', 'Baño y Shampoo', 'por visita, 60 a 90 minutos según su talla', 'Para el que encontró el único charco del parque.', '["Shampoo hipoalergénico","Secado básico","Cepillado básico"]'::jsonb, false, 'Grooming', 'Baño y Shampoo', NULL, NULL, false),
  ('cepillado-extra', 'grooming', 2, 'quote', 'Cepillado Extra', 'por visita, 60 a 90 minutos según su talla', 'Para pelos largos, dobles o con opinión propia.', '["Cepillado profundo","Desenredado sin dolor","Revisión de la piel"]'::jsonb, false, 'Extra-Grooming', 'Cepillado Extra', NULL, NULL, false),
  ('sesion-individual', 'training', 0, 'quote', 'Sesión Individual', 'por sesión', 'Para conocernos o para una sola cosa que te urge.', '["Sesión de 60 minutos","Evaluación personal","Consejos de manejo para casa"]'::jsonb, false, 'Entrenamiento', 'Sesión Individual', NULL, NULL, false),
  ('entrenamiento-5', 'training', 1, 'quote', 'Paquete de 5 Sesiones', 'cinco sesiones', 'Lo que toma que una buena costumbre se quede.', '["{descuento5}","Cinco sesiones de 60 minutos","Plan hecho para tu perro","Seguimiento entre sesiones"]'::jsonb, true, 'Entrenamiento', 'Sesión Individual', 'training-5', NULL, false),
  ('entrenamiento-10', 'training', 2, 'quote', 'Paquete de 10 Sesiones', 'diez sesiones', 'Para ir de sentado a sin correa.', '["{descuento10}","Diez sesiones de 60 minutos","Plan avanzado","Prueba final con diploma"]'::jsonb, false, 'Entrenamiento', 'Sesión Individual', 'training-10', NULL, false),
  ('evento-basico', 'events', 0, 'quote', 'Paquete Básico', 'por evento, 2 horas', 'Lo justo para soplar velitas entre amigos.', '["Decoración básica","Pastel canino personalizado","Juegos sencillos"]'::jsonb, false, 'Evento', 'Paquete Básico', NULL, NULL, false),
  ('evento-premium', 'events', 1, 'quote', 'Paquete Premium', 'por evento, 3 horas', 'La fiesta que todos los perros de la cuadra recordarán.', '["Decoración completa","Pastel gourmet","Juegos interactivos","Sesión de fotos profesional"]'::jsonb, true, 'Evento', 'Paquete Premium', NULL, NULL, false),
  ('evento-deluxe', 'events', 2, 'quote', 'Paquete Deluxe', 'por evento, 4 horas', 'Cuando una vez al año no hace daño.', '["Todo lo del Premium","Música en vivo","Banquete canino especializado","Regalos personalizados para los invitados"]'::jsonb, false, 'Evento', 'Paquete Deluxe', NULL, NULL, false)
) AS shipped (slug, page, position, action, plan_name, billing_cycle, description, features, is_popular, type, name, pass_kind, nights, several_days)
LEFT JOIN LATERAL (
  SELECT s.id FROM services s
  WHERE s.type = shipped.type AND (s.name = shipped.name OR shipped.type IN ('Guardería', 'Hotel', 'Entrenamiento'))
  ORDER BY s.active DESC, s.name = shipped.name DESC, s.created_at, s.id LIMIT 1
) sold ON true
WHERE EXISTS (SELECT FROM services);
--> statement-breakpoint
CREATE TRIGGER "plan_cards_that_change_are_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "plan_cards"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_site('plans');
--> statement-breakpoint
CREATE TRIGGER "services_that_change_are_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "services"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_site('plans');
