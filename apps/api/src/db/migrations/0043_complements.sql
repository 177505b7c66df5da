-- What is paid later of an invoice in parts (PPD) gets a payment complement each, and what nobody asked an invoice of is in a global one.
CREATE TABLE "global_invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"periodicity" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"asked_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "global_invoices_periodicity_is_known" CHECK ("global_invoices"."periodicity" in ('day', 'week', 'month', 'two-months')),
	CONSTRAINT "global_invoices_days_in_order" CHECK ("global_invoices"."first_day" <= "global_invoices"."last_day")
);
--> statement-breakpoint
ALTER TABLE "global_invoices" ADD CONSTRAINT "global_invoices_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "global_invoices_by_period" ON "global_invoices" USING btree ("first_day","last_day");--> statement-breakpoint
CREATE INDEX "global_invoices_by_asker" ON "global_invoices" USING btree ("asked_by");--> statement-breakpoint
ALTER TABLE "cfdis" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "cfdis" ADD COLUMN "global_id" uuid;--> statement-breakpoint
ALTER TABLE "cfdis" ADD COLUMN "payment_method" text;--> statement-breakpoint
ALTER TABLE "cfdis" ADD COLUMN "installment" integer;--> statement-breakpoint
ALTER TABLE "cfdis" ADD COLUMN "balance_centavos" bigint;--> statement-breakpoint
ALTER TABLE "cfdis" DISABLE TRIGGER "cfdis_stamped_never_change";--> statement-breakpoint
ALTER TABLE "cfdis" DISABLE TRIGGER "cfdis_audited";--> statement-breakpoint
UPDATE "cfdis" SET "payment_method" = substring("xml" from 'MetodoPago="(PUE|PPD)"') WHERE "xml" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "cfdis" ENABLE TRIGGER "cfdis_stamped_never_change";--> statement-breakpoint
ALTER TABLE "cfdis" ENABLE TRIGGER "cfdis_audited";--> statement-breakpoint
ALTER TABLE "cfdis" ADD CONSTRAINT "cfdis_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cfdis" ADD CONSTRAINT "cfdis_global_id_global_invoices_id_fk" FOREIGN KEY ("global_id") REFERENCES "public"."global_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cfdis" DROP CONSTRAINT "cfdis_of_one_thing";--> statement-breakpoint
ALTER TABLE "cfdis" ADD CONSTRAINT "cfdis_of_one_thing" CHECK (num_nonnulls("cfdis"."order_id", "cfdis"."booking_id", "cfdis"."pass_id", "cfdis"."refund_id", "cfdis"."payment_id", "cfdis"."global_id") = 1);--> statement-breakpoint
ALTER TABLE "cfdis" DROP CONSTRAINT "cfdis_credit_note_of_an_invoice";--> statement-breakpoint
ALTER TABLE "cfdis" ADD CONSTRAINT "cfdis_credit_note_of_an_invoice" CHECK ((num_nonnulls("cfdis"."refund_id", "cfdis"."payment_id") = 0) = ("cfdis"."related_to" is null));--> statement-breakpoint
ALTER TABLE "cfdis" DROP CONSTRAINT "cfdis_motive_is_known";--> statement-breakpoint
ALTER TABLE "cfdis" ADD CONSTRAINT "cfdis_motive_is_known" CHECK ("cfdis"."cancel_motive" in ('02', '03', '04'));--> statement-breakpoint
ALTER TABLE "cfdis" ADD CONSTRAINT "cfdis_motive_04_of_a_global_invoice" CHECK ("cfdis"."cancel_motive" <> '04' or "cfdis"."global_id" is not null);--> statement-breakpoint
ALTER TABLE "cfdis" ADD CONSTRAINT "cfdis_payment_method_is_known" CHECK ("cfdis"."payment_method" in ('PUE', 'PPD'));--> statement-breakpoint
ALTER TABLE "cfdis" ADD CONSTRAINT "cfdis_complement_says_its_part" CHECK (case when "cfdis"."payment_id" is null then num_nonnulls("cfdis"."installment", "cfdis"."balance_centavos") = 0 else coalesce("cfdis"."installment" between 1 and 999 and "cfdis"."balance_centavos" >= "cfdis"."total_centavos", false) end);--> statement-breakpoint
CREATE UNIQUE INDEX "cfdis_one_stamp_per_payment" ON "cfdis" USING btree ("payment_id") WHERE "cfdis"."status" in ('asked', 'valid', 'cancelling');--> statement-breakpoint
CREATE UNIQUE INDEX "cfdis_one_stamp_per_global" ON "cfdis" USING btree ("global_id") WHERE "cfdis"."status" in ('asked', 'valid', 'cancelling');--> statement-breakpoint
CREATE UNIQUE INDEX "cfdis_one_complement_per_part" ON "cfdis" USING btree ("related_to","installment") WHERE "cfdis"."payment_id" is not null and "cfdis"."status" in ('asked', 'valid', 'cancelling');--> statement-breakpoint
CREATE UNIQUE INDEX "cfdis_one_complement_at_a_time" ON "cfdis" USING btree ("related_to") WHERE "cfdis"."payment_id" is not null and "cfdis"."status" in ('asked', 'cancelling');--> statement-breakpoint
CREATE INDEX "cfdis_by_payment" ON "cfdis" USING btree ("payment_id","created_at");--> statement-breakpoint
CREATE INDEX "cfdis_by_global" ON "cfdis" USING btree ("global_id","created_at");--> statement-breakpoint
-- Which sales an invoice is of: its own one, or all of a global one. A sale is in one that stands.
CREATE TABLE "invoiced_sales" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cfdi_id" uuid NOT NULL,
	"order_id" uuid,
	"booking_id" uuid,
	"pass_id" uuid,
	"is_live" boolean DEFAULT true NOT NULL,
	"total_centavos" bigint NOT NULL,
	CONSTRAINT "invoiced_sales_of_one_sale" CHECK (num_nonnulls("invoiced_sales"."order_id", "invoiced_sales"."booking_id", "invoiced_sales"."pass_id") = 1),
	CONSTRAINT "invoiced_sales_of_something" CHECK ("invoiced_sales"."total_centavos" > 0)
);
--> statement-breakpoint
ALTER TABLE "invoiced_sales" ADD CONSTRAINT "invoiced_sales_cfdi_id_cfdis_id_fk" FOREIGN KEY ("cfdi_id") REFERENCES "public"."cfdis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoiced_sales" ADD CONSTRAINT "invoiced_sales_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoiced_sales" ADD CONSTRAINT "invoiced_sales_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoiced_sales" ADD CONSTRAINT "invoiced_sales_pass_id_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoiced_sales_once_per_order" ON "invoiced_sales" USING btree ("order_id") WHERE "invoiced_sales"."is_live";--> statement-breakpoint
CREATE UNIQUE INDEX "invoiced_sales_once_per_booking" ON "invoiced_sales" USING btree ("booking_id") WHERE "invoiced_sales"."is_live";--> statement-breakpoint
CREATE UNIQUE INDEX "invoiced_sales_once_per_pass" ON "invoiced_sales" USING btree ("pass_id") WHERE "invoiced_sales"."is_live";--> statement-breakpoint
CREATE INDEX "invoiced_sales_by_order" ON "invoiced_sales" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoiced_sales_by_booking" ON "invoiced_sales" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "invoiced_sales_by_pass" ON "invoiced_sales" USING btree ("pass_id");--> statement-breakpoint
CREATE INDEX "invoiced_sales_by_cfdi" ON "invoiced_sales" USING btree ("cfdi_id");--> statement-breakpoint
INSERT INTO "invoiced_sales" ("cfdi_id", "order_id", "booking_id", "pass_id", "is_live", "total_centavos")
	SELECT c.id, c.order_id, c.booking_id, c.pass_id, c.status IN ('asked', 'valid', 'cancelling'), c.total_centavos
	FROM "cfdis" c WHERE num_nonnulls(c.order_id, c.booking_id, c.pass_id) = 1;
--> statement-breakpoint
-- The sales of a stamped invoice stay; whether they stand in it follows its state.
CREATE FUNCTION invoiced_sales_stay_as_stamped() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF pg_trigger_depth() > 1 OR NOT EXISTS (SELECT FROM public.cfdis c WHERE c.id = CASE TG_OP WHEN 'INSERT' THEN NEW.cfdi_id ELSE OLD.cfdi_id END AND c.uuid IS NOT NULL) THEN
		RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
	END IF;
	RAISE EXCEPTION 'the sales of a stamped invoice never change'
		USING ERRCODE = 'restrict_violation', TABLE = 'invoiced_sales', CONSTRAINT = 'invoiced_sales_stay_as_stamped';
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoiced_sales_stay_as_stamped" BEFORE INSERT OR UPDATE OR DELETE ON "invoiced_sales"
	FOR EACH ROW EXECUTE FUNCTION invoiced_sales_stay_as_stamped();
--> statement-breakpoint
CREATE FUNCTION cfdis_hold_their_sales() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	live boolean := NEW.status IN ('asked', 'valid', 'cancelling');
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO public.invoiced_sales (cfdi_id, order_id, booking_id, pass_id, is_live, total_centavos)
			SELECT NEW.id, NEW.order_id, NEW.booking_id, NEW.pass_id, live, NEW.total_centavos
			WHERE num_nonnulls(NEW.order_id, NEW.booking_id, NEW.pass_id) = 1;
	ELSE
		UPDATE public.invoiced_sales s SET is_live = live,
			total_centavos = CASE WHEN NEW.global_id IS NULL THEN NEW.total_centavos ELSE s.total_centavos END
			WHERE s.cfdi_id = NEW.id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "cfdis_hold_their_sales" AFTER INSERT ON "cfdis" FOR EACH ROW EXECUTE FUNCTION cfdis_hold_their_sales();
--> statement-breakpoint
CREATE TRIGGER "cfdis_let_go_of_their_sales" AFTER UPDATE ON "cfdis" FOR EACH ROW
	WHEN (OLD.status <> NEW.status OR OLD.total_centavos <> NEW.total_centavos) EXECUTE FUNCTION cfdis_hold_their_sales();
--> statement-breakpoint
-- A global invoice is of the sales it says, to the centavo.
CREATE FUNCTION cfdis_global_says_its_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.total_centavos <> (SELECT coalesce(sum(s.total_centavos), 0) FROM public.invoiced_sales s WHERE s.cfdi_id = NEW.id) THEN
		RAISE EXCEPTION 'a global invoice says what its sales add up to'
			USING ERRCODE = 'check_violation', TABLE = 'cfdis', CONSTRAINT = 'cfdis_global_says_its_sales';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "cfdis_global_says_its_sales" AFTER INSERT OR UPDATE ON "cfdis" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW.global_id IS NOT NULL AND NEW.status IN ('asked', 'valid')) EXECUTE FUNCTION cfdis_global_says_its_sales();
--> statement-breakpoint
-- A credit note is of a refund of a sale in the stamped invoice it names, and all of a sale never return more than the invoice says of it; an
-- invoice is cancelled after its credit notes and its complements.
CREATE OR REPLACE FUNCTION cfdis_credit_within_their_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	named uuid := coalesce(NEW.related_to, NEW.id);
	invoice public.cfdis;
	related bigint;
BEGIN
	SELECT * INTO invoice FROM public.cfdis c WHERE c.id = named FOR UPDATE;
	SELECT count(*) INTO related FROM public.cfdis c WHERE c.related_to = named AND c.status IN ('asked', 'valid', 'cancelling');
	IF (related > 0 AND invoice.status NOT IN ('valid', 'cancelling'))
		OR (NEW.refund_id IS NOT NULL AND NEW.status IN ('asked', 'valid') AND NOT EXISTS (
			SELECT FROM public.payments p JOIN public.invoiced_sales s ON s.cfdi_id = named
				AND (p.booking_id = s.booking_id OR p.order_id = s.order_id OR p.pass_id = s.pass_id)
			WHERE p.id = NEW.refund_id AND p.refund_of IS NOT NULL AND s.total_centavos >= (
				SELECT sum(c.total_centavos) FROM public.cfdis c JOIN public.payments q ON q.id = c.refund_id
				WHERE c.related_to = named AND c.status IN ('asked', 'valid', 'cancelling')
					AND (q.booking_id = s.booking_id OR q.order_id = s.order_id OR q.pass_id = s.pass_id)))) THEN
		RAISE EXCEPTION 'credit notes return what their invoice says'
			USING ERRCODE = 'check_violation', TABLE = 'cfdis', CONSTRAINT = 'cfdis_credit_within_their_invoice';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- The complements of an invoice in parts are of payments of its sale, numbered without gaps, and each says what the one before it left.
CREATE FUNCTION cfdis_complements_in_sequence() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	invoice public.cfdis;
BEGIN
	SELECT * INTO invoice FROM public.cfdis c WHERE c.id = NEW.related_to FOR UPDATE;
	IF (NEW.status IN ('asked', 'valid') AND (invoice.payment_method IS DISTINCT FROM 'PPD' OR NOT EXISTS (
			SELECT FROM public.payments p WHERE p.id = NEW.payment_id AND p.kind = 'payment' AND p.status = 'settled'
				AND p.amount_centavos >= NEW.total_centavos
				AND (p.booking_id = invoice.booking_id OR p.order_id = invoice.order_id OR p.pass_id = invoice.pass_id))))
		OR EXISTS (SELECT FROM (
			SELECT c.installment, c.balance_centavos, row_number() OVER w AS place, invoice.total_centavos - coalesce(sum(c.total_centavos)
				OVER (w ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS left_over
			FROM public.cfdis c WHERE c.related_to = NEW.related_to AND c.payment_id IS NOT NULL AND c.status IN ('asked', 'valid', 'cancelling')
			WINDOW w AS (ORDER BY c.installment)) s WHERE s.installment <> s.place OR s.balance_centavos <> s.left_over) THEN
		RAISE EXCEPTION 'complements follow each other'
			USING ERRCODE = 'check_violation', TABLE = 'cfdis', CONSTRAINT = 'cfdis_complements_in_sequence';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "cfdis_complements_in_sequence" AFTER INSERT OR UPDATE ON "cfdis" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW.payment_id IS NOT NULL) EXECUTE FUNCTION cfdis_complements_in_sequence();
--> statement-breakpoint
-- The money of every sale: where it came from and where it went, tips and credit.
CREATE VIEW "money_of_sales" AS
	SELECT p.booking_id, p.order_id, p.pass_id, v.code, v.centavos
	FROM public.payments p LEFT JOIN public.payments r ON r.id = p.refund_of,
		LATERAL (SELECT CASE p.kind WHEN 'payment' THEN 1 ELSE -1 END AS of) sign,
		LATERAL (VALUES
			(public.account_of_method(p.method), sign.of * (p.amount_centavos + p.tip_centavos)),
			('205.06', -sign.of * p.tip_centavos),
			('206.01.02', CASE r.kind WHEN 'credit' THEN p.amount_centavos ELSE 0 END)) v (code, centavos)
	WHERE p.status = 'settled' OR (p.status = 'pending' AND p.kind <> 'payment');
--> statement-breakpoint
-- What is paid of each thing and still there.
CREATE VIEW "paid_of_sales" AS
	SELECT p.booking_id, p.order_id, p.pass_id, sum(p.amount_centavos - p.returned_centavos)::bigint AS centavos
	FROM public.payments p WHERE p.kind = 'payment' AND p.status = 'settled' GROUP BY p.booking_id, p.order_id, p.pass_id;
--> statement-breakpoint
-- What the books owe to what was paid for each booking (decision 139). OFFSET 0: reckoned once, not once for each account.
CREATE VIEW "balances_of_bookings" AS
	SELECT b.id AS booking_id, v.code, v.centavos
	FROM public.bookings b JOIN public.services s ON s.id = b.service_id
		LEFT JOIN public.house_settings h ON h.version = b.settings_version
		LEFT JOIN public.paid_of_sales q ON q.booking_id = b.id,
		LATERAL (SELECT coalesce((h.data ->> 'ivaPercent')::numeric, 16) AS percent, coalesce(q.centavos, 0) AS centavos OFFSET 0) paid,
		LATERAL (SELECT CASE b.status WHEN 'checked-out' THEN b.total_centavos - least(b.total_centavos, coalesce((
				SELECT sum(r.amount_centavos) FROM public.payments r
				WHERE r.booking_id = b.id AND r.refund_of IS NOT NULL AND r.status <> 'failed' AND NOT r.is_correction
					AND r.created_at > (SELECT max(e.at) FROM public.booking_events e WHERE e.booking_id = b.id AND e.to_status = 'checked-out'
						AND e.from_status IS DISTINCT FROM 'checked-out')), 0))
			WHEN 'no-show' THEN paid.centavos WHEN 'cancelled' THEN least(b.retained_centavos, paid.centavos) ELSE 0 END::bigint AS centavos
			OFFSET 0) due,
		LATERAL (SELECT public.iva_within(paid.centavos, paid.percent) AS of_paid, public.iva_within(due.centavos, paid.percent) AS of_due,
			b.total_centavos + b.discount_centavos - public.iva_within(b.total_centavos + b.discount_centavos, paid.percent) AS price
			OFFSET 0) without,
		LATERAL (VALUES
			('208.01', -without.of_paid),
			('206.01', CASE WHEN paid.centavos > due.centavos
				THEN -(paid.centavos - due.centavos - (without.of_paid - without.of_due)) ELSE 0 END),
			('401.05', CASE WHEN b.status IN ('no-show', 'cancelled') THEN -(due.centavos - without.of_due) ELSE 0 END),
			(public.account_of_service(s.type), CASE b.status WHEN 'checked-out' THEN -without.price ELSE 0 END),
			('402.01', CASE b.status WHEN 'checked-out' THEN without.price - (due.centavos - without.of_due) ELSE 0 END),
			('209.01', CASE WHEN b.status = 'checked-out' AND paid.centavos < due.centavos THEN -(without.of_due - without.of_paid) ELSE 0 END),
			('105.01', CASE WHEN b.status = 'checked-out' AND paid.centavos < due.centavos THEN due.centavos - paid.centavos ELSE 0 END)
		) v (code, centavos);
--> statement-breakpoint
-- What the books owe to each pass: an advance that its used credits earn, share by share; what is left when it ends is income of another kind.
CREATE VIEW "balances_of_passes" AS
	SELECT p.id AS pass_id, v.code, v.centavos
	FROM public.passes p LEFT JOIN public.house_settings h ON h.version = p.settings_version
		LEFT JOIN public.paid_of_sales q ON q.pass_id = p.id,
		LATERAL (SELECT coalesce(q.centavos, 0) AS centavos,
			public.iva_within(coalesce(q.centavos, 0), coalesce((h.data ->> 'ivaPercent')::numeric, 16)) AS iva OFFSET 0) paid,
		LATERAL (SELECT round((paid.centavos - paid.iva)::numeric * (
			SELECT count(*) FROM public.pass_credits c JOIN public.bookings b ON b.id = c.booking_id
			WHERE c.pass_id = p.id AND b.status IN ('checked-out', 'no-show')) / p.units)::bigint AS centavos OFFSET 0) earned,
		LATERAL (VALUES
			('208.01', -paid.iva),
			(public.account_of_service(p.service_type), -earned.centavos),
			(CASE p.status WHEN 'expired' THEN '704.23' ELSE '206.01' END, -(paid.centavos - paid.iva - earned.centavos))
		) v (code, centavos);
--> statement-breakpoint
-- What the books owe to each order: it is sold when it is paid whole, and costs what left the shop with it; what is returned later is a return.
CREATE VIEW "balances_of_orders" AS
	SELECT o.id AS order_id, v.code, v.centavos
	FROM public.orders o LEFT JOIN public.paid_of_sales q ON q.order_id = o.id
		LEFT JOIN (SELECT m.order_id, -sum(m.value_centavos)::bigint AS cost FROM public.stock_movements m GROUP BY m.order_id) goods
			ON goods.order_id = o.id,
		LATERAL (SELECT o.status NOT IN ('pending', 'cancelled') AS sold, o.total_centavos - o.iva_centavos AS base,
			coalesce(q.centavos, 0) AS paid, coalesce(goods.cost, 0) AS cost, CASE o.total_centavos WHEN 0 THEN 0
				ELSE round(coalesce(q.centavos, 0)::numeric * o.iva_centavos / o.total_centavos)::bigint END AS iva OFFSET 0) c,
		LATERAL (VALUES
			('208.01', -c.iva),
			('206.01', CASE WHEN c.sold THEN 0 ELSE -(c.paid - c.iva) END),
			('401.04', CASE WHEN c.sold THEN -c.base ELSE 0 END),
			('402.01', CASE WHEN c.sold THEN c.base - (c.paid - c.iva) ELSE 0 END),
			('501.01', CASE WHEN c.sold THEN c.cost ELSE 0 END),
			('115.01', CASE WHEN c.sold THEN -c.cost ELSE 0 END)
		) v (code, centavos);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION money_of_target(booking uuid, ordered uuid, pass uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
	SELECT m.code, m.centavos FROM public.money_of_sales m
	WHERE m.booking_id = booking OR m.order_id = ordered OR m.pass_id = pass
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION balances_of_booking(asked uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
	SELECT b.code, b.centavos FROM public.balances_of_bookings b WHERE b.booking_id = asked
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION balances_of_pass(asked uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
	SELECT b.code, b.centavos FROM public.balances_of_passes b WHERE b.pass_id = asked
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION balances_of_order(asked uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
	SELECT b.code, b.centavos FROM public.balances_of_orders b WHERE b.order_id = asked
$$;
--> statement-breakpoint
-- The audit of the books, of everything at once: what each thing should have there by what happened, and what it has. None where they agree.
-- A product whose movements do not add up to what it is worth is told by the last of them.
CREATE OR REPLACE FUNCTION books_differences() RETURNS TABLE (source text, source_id uuid, code text, centavos bigint) LANGUAGE sql STABLE AS $$
	SELECT d.source, d.id, d.code, sum(d.centavos)::bigint FROM (
		SELECT CASE WHEN t.booking_id IS NOT NULL THEN 'booking' WHEN t.order_id IS NOT NULL THEN 'order' ELSE 'pass' END AS source,
			coalesce(t.booking_id, t.order_id, t.pass_id) AS id, t.code, t.centavos
		FROM (
			SELECT m.booking_id, m.order_id, m.pass_id, m.code, m.centavos FROM public.money_of_sales m
			UNION ALL SELECT b.booking_id, NULL, NULL, b.code, b.centavos FROM public.balances_of_bookings b
			UNION ALL SELECT NULL, o.order_id, NULL, o.code, o.centavos FROM public.balances_of_orders o
			UNION ALL SELECT NULL, NULL, p.pass_id, p.code, p.centavos FROM public.balances_of_passes p
			UNION ALL SELECT e.booking_id, e.order_id, e.pass_id, a.code, l.credit_centavos - l.debit_centavos
				FROM public.gl_entries e JOIN public.gl_lines l ON l.entry_id = e.id JOIN public.accounts a ON a.id = l.account_id
				WHERE e.status = 'posted' AND e.source <> 'manual'
		) t WHERE num_nonnulls(t.booking_id, t.order_id, t.pass_id) = 1
		UNION ALL SELECT 'stock', m.id, b.code, b.centavos FROM public.stock_movements m,
			LATERAL public.balances_of_stock(m.kind, m.value_centavos, m.iva_centavos) b
		UNION ALL SELECT 'stock', e.source_id::uuid, a.code, l.credit_centavos - l.debit_centavos
			FROM public.gl_entries e JOIN public.gl_lines l ON l.entry_id = e.id JOIN public.accounts a ON a.id = l.account_id
			WHERE e.status = 'posted' AND e.source = 'stock'
		UNION ALL SELECT 'stock', (array_agg(m.id ORDER BY m.position DESC))[1], '115.01', sum(m.value_centavos) - p.stock_value_centavos
			FROM public.stock_movements m JOIN public.products p ON p.id = m.product_id GROUP BY p.id
	) d GROUP BY d.source, d.id, d.code HAVING sum(d.centavos) <> 0
$$;
