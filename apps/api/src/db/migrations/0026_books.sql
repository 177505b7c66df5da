-- A refund that only corrects a wrong method is no discount.
ALTER TABLE "payments" ADD COLUMN "is_correction" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Months whose books are closed; an entry of a closed month is refused, and what posts by itself goes into the first open one.
CREATE TABLE "closed_months" (
	"month" date PRIMARY KEY NOT NULL,
	"closed_by" uuid NOT NULL,
	"closed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closed_months_are_whole" CHECK ("closed_months"."month" = date_trunc('month', "closed_months"."month")::date)
);
--> statement-breakpoint
ALTER TABLE "closed_months" ADD CONSTRAINT "closed_months_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id");
--> statement-breakpoint
CREATE INDEX "closed_months_by_person" ON "closed_months" ("closed_by");
--> statement-breakpoint
CREATE TRIGGER "closed_months_audited" AFTER INSERT OR UPDATE OR DELETE ON "closed_months"
	FOR EACH ROW EXECUTE FUNCTION write_audit_entry('closedMonth', 'month', '', '{month}');
--> statement-breakpoint
ALTER TABLE "gl_entries" DROP CONSTRAINT "gl_entries_source_is_known";
--> statement-breakpoint
ALTER TABLE "gl_entries" ADD CONSTRAINT "gl_entries_source_is_known" CHECK ("gl_entries"."source" in ('booking', 'order', 'pass', 'payment', 'cashDay', 'manual'));
--> statement-breakpoint
ALTER TABLE "gl_entries" ADD COLUMN "booking_id" uuid CONSTRAINT "gl_entries_booking_id_bookings_id_fk" REFERENCES "public"."bookings"("id");
--> statement-breakpoint
ALTER TABLE "gl_entries" ADD COLUMN "order_id" uuid CONSTRAINT "gl_entries_order_id_orders_id_fk" REFERENCES "public"."orders"("id");
--> statement-breakpoint
ALTER TABLE "gl_entries" ADD COLUMN "pass_id" uuid CONSTRAINT "gl_entries_pass_id_passes_id_fk" REFERENCES "public"."passes"("id");
--> statement-breakpoint
CREATE INDEX "gl_entries_by_booking" ON "gl_entries" ("booking_id");
--> statement-breakpoint
CREATE INDEX "gl_entries_by_order" ON "gl_entries" ("order_id");
--> statement-breakpoint
CREATE INDEX "gl_entries_by_pass" ON "gl_entries" ("pass_id");
--> statement-breakpoint
CREATE FUNCTION gl_entries_of_an_open_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The lock makes whoever closes a month wait for whoever posts into it, and the other way round.
	PERFORM pg_advisory_xact_lock_shared(hashtext('closed_months'));
	IF EXISTS (SELECT FROM public.closed_months m WHERE m.month = date_trunc('month', NEW.date)::date) THEN
		RAISE EXCEPTION 'the books of that month are closed'
			USING ERRCODE = 'check_violation', TABLE = 'gl_entries', CONSTRAINT = 'gl_entries_of_an_open_month';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "gl_entries_of_an_open_month" BEFORE INSERT OR UPDATE ON "gl_entries"
	FOR EACH ROW EXECUTE FUNCTION gl_entries_of_an_open_month();
--> statement-breakpoint
-- The account that a posting goes to; one that the house does not have is opened.
CREATE FUNCTION account_of_posting(asked text) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
	found uuid;
	income text := CASE WHEN asked ~ '^401\.01\.' THEN '401.01' END;
BEGIN
	SELECT a.id INTO found FROM public.accounts a WHERE a.code = asked;
	IF found IS NOT NULL THEN RETURN found; END IF;
	INSERT INTO public.accounts (code, name, type, nature, sat_group, parent_id)
		SELECT d.code, d.name, d.type, d.nature, coalesce(income, left(d.code, 6)), (SELECT p.id FROM public.accounts p WHERE p.code = income)
		FROM (VALUES
			('101.01', 'Caja', 'asset', 'debit'), ('102.01', 'Bancos', 'asset', 'debit'), ('105.01', 'Clientes', 'asset', 'debit'),
			('107.05', 'Movimientos de caja por clasificar', 'asset', 'debit'), ('115.01', 'Inventario', 'asset', 'debit'),
			('205.06', 'Propinas por pagar al personal', 'liability', 'credit'), ('206.01', 'Anticipos de clientes', 'liability', 'credit'),
			('206.01.02', 'Saldos a favor de clientes', 'liability', 'credit'), ('208.01', 'IVA trasladado cobrado', 'liability', 'credit'),
			('209.01', 'IVA trasladado no cobrado', 'liability', 'credit'), ('401.01', 'Ingresos por servicios', 'income', 'credit'),
			('401.01.01', 'Guardería', 'income', 'credit'), ('401.01.02', 'Hotel', 'income', 'credit'), ('401.01.03', 'Grooming', 'income', 'credit'),
			('401.01.04', 'Extra-Grooming', 'income', 'credit'), ('401.01.05', 'Entrenamiento', 'income', 'credit'),
			('401.01.06', 'Eventos', 'income', 'credit'), ('401.04', 'Ventas de tienda', 'income', 'credit'),
			('401.05', 'Anticipos retenidos', 'income', 'credit'), ('402.01', 'Devoluciones y descuentos', 'income', 'debit'),
			('601.84', 'Gastos generales', 'expense', 'debit'), ('704.23', 'Otros ingresos', 'income', 'credit')
		) AS d (code, name, type, nature) WHERE d.code = asked
		ON CONFLICT (code) DO NOTHING RETURNING id INTO found;
	IF found IS NULL THEN SELECT a.id INTO found FROM public.accounts a WHERE a.code = asked; END IF;
	RETURN found;
END $$;
--> statement-breakpoint
CREATE FUNCTION account_of_method(method text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE method WHEN 'cash' THEN '101.01' WHEN 'credit' THEN '206.01.02' ELSE '102.01' END
$$;
--> statement-breakpoint
CREATE FUNCTION account_of_service(service text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE service WHEN 'Guardería' THEN '401.01.01' WHEN 'Hotel' THEN '401.01.02' WHEN 'Grooming' THEN '401.01.03'
		WHEN 'Extra-Grooming' THEN '401.01.04' WHEN 'Entrenamiento' THEN '401.01.05' ELSE '401.01.06' END
$$;
--> statement-breakpoint
-- IVA is taken out of an amount once, half a centavo away from zero.
CREATE FUNCTION iva_within(amount bigint, percent numeric) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT amount - round(amount * 100 / (100 + percent))::bigint
$$;
--> statement-breakpoint
CREATE FUNCTION iva_percent_of(settings_version integer) RETURNS numeric LANGUAGE sql STABLE AS $$
	SELECT coalesce((SELECT (s.data ->> 'ivaPercent')::numeric FROM public.house_settings s WHERE s.version = settings_version), 16)
$$;
--> statement-breakpoint
-- The money of a thing: where it came from and where it went, tips and credit. `net` is what of its price is paid and still here.
CREATE FUNCTION money_of_target(booking uuid, ordered uuid, pass uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
	WITH counted AS (
		SELECT p.*, CASE p.kind WHEN 'payment' THEN 1 ELSE -1 END AS sign, r.kind AS returned_kind
		FROM public.payments p LEFT JOIN public.payments r ON r.id = p.refund_of
		WHERE (p.booking_id = booking OR p.order_id = ordered OR p.pass_id = pass)
			AND (p.status = 'settled' OR (p.status = 'pending' AND p.kind <> 'payment'))
	)
	SELECT public.account_of_method(c.method), c.sign * (c.amount_centavos + c.tip_centavos) FROM counted c
	UNION ALL SELECT '205.06', -c.sign * c.tip_centavos FROM counted c
	UNION ALL SELECT '206.01.02', c.amount_centavos FROM counted c WHERE c.returned_kind = 'credit'
$$;
--> statement-breakpoint
CREATE FUNCTION net_paid(booking uuid, ordered uuid, pass uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT coalesce(sum(p.amount_centavos - p.returned_centavos), 0)::bigint FROM public.payments p
	WHERE p.kind = 'payment' AND p.status = 'settled' AND (p.booking_id = booking OR p.order_id = ordered OR p.pass_id = pass)
$$;
--> statement-breakpoint
-- What the books owe to what was paid for a booking, by how far it has come: an advance until it is delivered, income from then on; what is
-- returned after that is a discount; of one that was given up, what is kept is income too.
CREATE FUNCTION balances_of_booking(asked uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
	WITH b AS (
		SELECT b.status, b.total_centavos AS total, b.retained_centavos AS retained, s.type AS service,
			public.iva_percent_of(b.settings_version) AS iva, public.net_paid(b.id, NULL, NULL) AS paid,
			CASE WHEN b.status = 'checked-out' THEN least(b.total_centavos, coalesce((
				SELECT sum(r.amount_centavos) FROM public.payments r
				WHERE r.booking_id = b.id AND r.refund_of IS NOT NULL AND r.status <> 'failed' AND NOT r.is_correction
					AND r.created_at > (SELECT max(e.at) FROM public.booking_events e WHERE e.booking_id = b.id AND e.to_status = 'checked-out')
			), 0)) ELSE 0 END AS discount
		FROM public.bookings b JOIN public.services s ON s.id = b.service_id WHERE b.id = asked
	), c AS (
		-- What the client pays for in the end, and how much of what was paid goes to it.
		SELECT b.*, due.centavos AS due, least(b.paid, due.centavos) AS used, public.iva_within(b.paid, b.iva) AS paid_iva,
			public.iva_within(due.centavos, b.iva) AS due_iva, public.iva_within(b.total, b.iva) AS total_iva
		FROM b, LATERAL (SELECT CASE b.status WHEN 'checked-out' THEN b.total - b.discount WHEN 'no-show' THEN b.paid
			WHEN 'cancelled' THEN least(b.retained, b.paid) ELSE 0 END::bigint AS centavos) due
	)
	SELECT '208.01', -c.paid_iva FROM c
	UNION ALL SELECT '206.01', -(c.paid - c.due - (c.paid_iva - c.due_iva)) FROM c WHERE c.paid > c.due
	UNION ALL SELECT '401.05', -(c.due - c.due_iva) FROM c WHERE c.status IN ('no-show', 'cancelled')
	UNION ALL SELECT public.account_of_service(c.service), -(c.total - c.total_iva) FROM c WHERE c.status = 'checked-out'
	UNION ALL SELECT '402.01', (c.total - c.total_iva) - (c.due - c.due_iva) FROM c WHERE c.status = 'checked-out'
	UNION ALL SELECT '209.01', -(c.due_iva - c.paid_iva) FROM c WHERE c.status = 'checked-out' AND c.paid < c.due
	UNION ALL SELECT '105.01', c.due - c.paid FROM c WHERE c.status = 'checked-out' AND c.paid < c.due
$$;
--> statement-breakpoint
-- A pass is an advance that its used credits earn, share by share; what is left when it ends is income of another kind.
CREATE FUNCTION balances_of_pass(asked uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
	WITH p AS (
		SELECT p.status, p.service_type, net.paid, public.iva_within(net.paid, public.iva_percent_of(p.settings_version)) AS iva,
			p.units, (SELECT count(*) FROM public.pass_credits c JOIN public.bookings b ON b.id = c.booking_id
				WHERE c.pass_id = p.id AND b.status IN ('checked-out', 'no-show')) AS used
		FROM public.passes p, LATERAL (SELECT public.net_paid(NULL, NULL, p.id) AS paid) net WHERE p.id = asked
	), e AS (
		SELECT p.*, p.paid - p.iva AS base, round((p.paid - p.iva)::numeric * p.used / p.units)::bigint AS earned FROM p
	)
	SELECT '208.01', -e.iva FROM e
	UNION ALL SELECT public.account_of_service(e.service_type), -e.earned FROM e
	UNION ALL SELECT CASE WHEN e.status = 'expired' THEN '704.23' ELSE '206.01' END, -(e.base - e.earned) FROM e
$$;
--> statement-breakpoint
-- An order is sold when it is paid whole; what is returned of it later is a return.
CREATE FUNCTION balances_of_order(asked uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
	WITH o AS (
		SELECT o.total_centavos AS total, o.iva_centavos AS total_iva, net.paid,
			CASE WHEN o.total_centavos = 0 THEN 0 ELSE round(net.paid::numeric * o.iva_centavos / o.total_centavos)::bigint END AS iva,
			o.status NOT IN ('pending', 'cancelled') AS sold
		FROM public.orders o, LATERAL (SELECT public.net_paid(NULL, o.id, NULL) AS paid) net WHERE o.id = asked
	)
	SELECT '208.01', -o.iva FROM o
	UNION ALL SELECT '206.01', -(o.paid - o.iva) FROM o WHERE NOT o.sold
	UNION ALL SELECT '401.04', -(o.total - o.total_iva) FROM o WHERE o.sold
	UNION ALL SELECT '402.01', (o.total - o.total_iva) - (o.paid - o.iva) FROM o WHERE o.sold
$$;
--> statement-breakpoint
-- What of a thing the books should hold and do not; nothing where they agree.
CREATE FUNCTION unposted_of_target(booking uuid, ordered uuid, pass uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
	SELECT d.code, sum(d.centavos)::bigint FROM (
		SELECT * FROM public.money_of_target(booking, ordered, pass)
		UNION ALL SELECT * FROM public.balances_of_booking(booking)
		UNION ALL SELECT * FROM public.balances_of_order(ordered)
		UNION ALL SELECT * FROM public.balances_of_pass(pass)
		UNION ALL SELECT a.code, l.credit_centavos - l.debit_centavos
			FROM public.gl_entries e JOIN public.gl_lines l ON l.entry_id = e.id JOIN public.accounts a ON a.id = l.account_id
			WHERE e.status = 'posted' AND e.source <> 'manual' AND (e.booking_id = booking OR e.order_id = ordered OR e.pass_id = pass)
	) d GROUP BY d.code HAVING sum(d.centavos) <> 0
$$;
--> statement-breakpoint
-- Today in the house's zone, or the first day after the last month that is closed.
CREATE FUNCTION day_of_posting() RETURNS date LANGUAGE sql STABLE AS $$
	SELECT greatest((now() AT TIME ZONE 'America/Mexico_City')::date,
		(SELECT (max(m.month) + interval '1 month')::date FROM public.closed_months m))
$$;
--> statement-breakpoint
-- Writes and posts one entry: an amount for each account, debits above zero and credits below.
CREATE FUNCTION post_entry(told text, source text, source_id text, event text, booking uuid, ordered uuid, pass uuid, moved jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	entry uuid;
BEGIN
	INSERT INTO public.gl_entries (date, description, source, source_id, event, booking_id, order_id, pass_id)
		VALUES (public.day_of_posting(), coalesce(nullif(left(btrim(told), 200), ''), event), source, source_id, event, booking, ordered, pass)
		RETURNING id INTO entry;
	INSERT INTO public.gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos)
		SELECT entry, (row_number() OVER (ORDER BY (m.centavos)::bigint < 0, m.code)) - 1, public.account_of_posting(m.code),
			greatest(m.centavos, 0), greatest(-m.centavos, 0)
		FROM jsonb_to_recordset(moved) AS m (code text, centavos bigint);
	UPDATE public.gl_entries SET status = 'posted' WHERE id = entry;
END $$;
--> statement-breakpoint
-- Posts what the books lack of a thing, whatever changed it; what is posted already posts nothing again.
CREATE FUNCTION post_target(booking uuid, ordered uuid, pass uuid, event text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	moved jsonb;
	told text;
BEGIN
	PERFORM FROM public.bookings b WHERE b.id = booking FOR NO KEY UPDATE;
	PERFORM FROM public.orders o WHERE o.id = ordered FOR NO KEY UPDATE;
	PERFORM FROM public.passes p WHERE p.id = pass FOR NO KEY UPDATE;
	SELECT jsonb_agg(to_jsonb(u)) INTO moved FROM public.unposted_of_target(booking, ordered, pass) u;
	IF moved IS NULL THEN RETURN; END IF;
	told := coalesce(
		(SELECT s.name || ', ' || (SELECT string_agg(d.name, ' y ' ORDER BY d.name) FROM public.booking_dogs bd
				JOIN public.dogs d ON d.id = bd.dog_id WHERE bd.booking_id = b.id)
			FROM public.bookings b JOIN public.services s ON s.id = b.service_id WHERE b.id = booking),
		(SELECT 'Pedido ' || o.number FROM public.orders o WHERE o.id = ordered),
		(SELECT 'Pase de ' || lower(p.service_type) FROM public.passes p WHERE p.id = pass), '');
	PERFORM public.post_entry(told, CASE WHEN booking IS NOT NULL THEN 'booking' WHEN ordered IS NOT NULL THEN 'order' ELSE 'pass' END,
		coalesce(booking, ordered, pass)::text, event, booking, ordered, pass, moved);
END $$;
--> statement-breakpoint
CREATE FUNCTION bookings_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	spent uuid;
BEGIN
	PERFORM public.post_target(NEW.id, NULL, NULL, NEW.status || ' ' || NEW.version || ' ' || txid_current());
	FOR spent IN SELECT DISTINCT c.pass_id FROM public.pass_credits c WHERE c.booking_id = NEW.id ORDER BY 1 LOOP
		PERFORM public.post_target(NULL, NULL, spent, 'used ' || NEW.id || ' ' || txid_current());
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bookings_post" AFTER INSERT ON "bookings" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW.status IN ('checked-out', 'no-show', 'cancelled')) EXECUTE FUNCTION bookings_post();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bookings_post_changes" AFTER UPDATE OF status, total_centavos, retained_centavos ON "bookings"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (NEW.status IN ('checked-out', 'no-show', 'cancelled') OR OLD.status IN ('checked-out', 'no-show', 'cancelled'))
	EXECUTE FUNCTION bookings_post();
--> statement-breakpoint
CREATE FUNCTION orders_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.post_target(NULL, NEW.id, NULL, NEW.status || ' ' || NEW.version || ' ' || txid_current());
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_post" AFTER UPDATE OF status, total_centavos ON "orders" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION orders_post();
--> statement-breakpoint
CREATE FUNCTION passes_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.post_target(NULL, NULL, NEW.id, NEW.status || ' ' || NEW.version || ' ' || txid_current());
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "passes_post" AFTER UPDATE OF status ON "passes" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION passes_post();
--> statement-breakpoint
-- Credit that no payment stands behind is a discount of the house until it is used or paid out.
CREATE FUNCTION payments_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	event text := NEW.status || ' ' || NEW.id;
	sign integer := CASE WHEN NEW.status = 'failed' THEN -1 ELSE 1 END;
	counts boolean := NEW.status = 'settled' OR NEW.kind <> 'payment';
BEGIN
	IF num_nonnulls(NEW.booking_id, NEW.order_id, NEW.pass_id) = 1 THEN
		PERFORM public.post_target(NEW.booking_id, NEW.order_id, NEW.pass_id, event);
	ELSIF counts AND (TG_OP = 'INSERT' OR NEW.status = 'failed') THEN
		PERFORM public.post_entry('Saldo a favor', 'payment', NEW.id::text, event, NULL, NULL, NULL,
			CASE NEW.kind WHEN 'credit' THEN jsonb_build_array(
				jsonb_build_object('code', '402.01', 'centavos', sign * NEW.amount_centavos),
				jsonb_build_object('code', '206.01.02', 'centavos', -sign * NEW.amount_centavos))
			ELSE jsonb_build_array(
				jsonb_build_object('code', '206.01.02', 'centavos', sign * NEW.amount_centavos),
				jsonb_build_object('code', public.account_of_method(NEW.method), 'centavos', -sign * NEW.amount_centavos)) END);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payments_post" AFTER INSERT OR UPDATE OF status ON "payments" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION payments_post();
--> statement-breakpoint
-- What was counted beyond the books is income, what is missing an expense.
CREATE FUNCTION cash_days_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.post_entry('Corte de caja ' || NEW.till || ': ' || NEW.difference_reason, 'cashDay', NEW.id::text, 'closed', NULL, NULL, NULL,
		jsonb_build_array(
			jsonb_build_object('code', '101.01', 'centavos', NEW.difference_centavos),
			jsonb_build_object('code', CASE WHEN NEW.difference_centavos > 0 THEN '704.23' ELSE '601.84' END, 'centavos', -NEW.difference_centavos)));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "cash_days_post" AFTER UPDATE OF status ON "cash_days" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW.status = 'closed' AND OLD.status <> 'closed' AND NEW.difference_centavos <> 0) EXECUTE FUNCTION cash_days_post();
--> statement-breakpoint
CREATE FUNCTION cash_movements_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved bigint := CASE NEW.kind WHEN 'in' THEN NEW.amount_centavos ELSE -NEW.amount_centavos END;
BEGIN
	PERFORM public.post_entry('Caja: ' || NEW.reason, 'cashDay', NEW.id::text, 'moved', NULL, NULL, NULL, jsonb_build_array(
		jsonb_build_object('code', '101.01', 'centavos', moved), jsonb_build_object('code', '107.05', 'centavos', -moved)));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "cash_movements_post" AFTER INSERT ON "cash_movements" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION cash_movements_post();
--> statement-breakpoint
-- The audit of the books: what each thing should have there by what happened, and what it has. None where they agree.
CREATE FUNCTION books_differences() RETURNS TABLE (source text, source_id uuid, code text, centavos bigint) LANGUAGE sql STABLE AS $$
	SELECT 'booking', b.id, u.code, u.centavos FROM public.bookings b, LATERAL public.unposted_of_target(b.id, NULL, NULL) u
	UNION ALL SELECT 'order', o.id, u.code, u.centavos FROM public.orders o, LATERAL public.unposted_of_target(NULL, o.id, NULL) u
	UNION ALL SELECT 'pass', p.id, u.code, u.centavos FROM public.passes p, LATERAL public.unposted_of_target(NULL, NULL, p.id) u
$$;
--> statement-breakpoint
-- What was paid and delivered before there were books, once.
DO $$
DECLARE
	one record;
BEGIN
	FOR one IN SELECT b.id FROM public.bookings b ORDER BY b.created_at, b.id LOOP PERFORM public.post_target(one.id, NULL, NULL, 'opening'); END LOOP;
	FOR one IN SELECT o.id FROM public.orders o ORDER BY o.created_at, o.id LOOP PERFORM public.post_target(NULL, one.id, NULL, 'opening'); END LOOP;
	FOR one IN SELECT p.id FROM public.passes p ORDER BY p.created_at, p.id LOOP PERFORM public.post_target(NULL, NULL, one.id, 'opening'); END LOOP;
END $$;
--> statement-breakpoint
-- What a demonstration posted goes with it, by the command that removes the demonstration and by nothing else.
CREATE FUNCTION is_demo_removed() RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT coalesce(current_setting('rumi.removes_demo', true), '') = 'on'
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_change_of_posted_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND public.is_demo_removed() THEN RETURN OLD; END IF;
	RAISE EXCEPTION 'a posted entry never changes'
		USING ERRCODE = 'restrict_violation', TABLE = 'gl_entries', CONSTRAINT = 'gl_entries_posted_never_change';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION gl_lines_of_posted_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND public.is_demo_removed() THEN RETURN OLD; END IF;
	-- The lock makes whoever adds a line wait for whoever is posting the entry, so that no line slips in behind the balance.
	PERFORM FROM public.gl_entries e
		WHERE e.id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.entry_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.entry_id END)
		FOR SHARE;
	IF EXISTS (
		SELECT FROM public.gl_entries e
		WHERE e.status = 'posted'
			AND e.id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.entry_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.entry_id END)
	) THEN
		RAISE EXCEPTION 'a line of a posted entry never changes'
			USING ERRCODE = 'restrict_violation', TABLE = 'gl_lines', CONSTRAINT = 'gl_lines_of_posted_never_change';
	END IF;
	RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
