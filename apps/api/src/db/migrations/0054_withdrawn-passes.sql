-- What was paid of a pass that is given up before it is paid whole is its owner's credit.
INSERT INTO "payments" (kind, pass_id, client_id, method, amount_centavos, reason, refund_of, received_at, created_at)
	SELECT 'credit', p.pass_id, p.client_id, 'credit', p.amount_centavos - p.returned_centavos,
		'Se retiró el pase antes de pagarlo completo', p.id, now(), now() - interval '1 second'
	FROM "payments" p JOIN "passes" pass ON pass.id = p.pass_id
	WHERE pass.status = 'cancelled' AND p.kind = 'payment' AND p.status = 'settled'
		AND p.amount_centavos > p.returned_centavos AND p.client_id IS NOT NULL ORDER BY p.position;
--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
--> statement-breakpoint
CREATE FUNCTION passes_given_up_keep_nothing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF public.net_paid(NULL, NULL, NEW.id) > 0 THEN
		RAISE EXCEPTION 'what was paid for a pass that is given up is returned or becomes credit'
			USING ERRCODE = 'check_violation', TABLE = 'passes', CONSTRAINT = 'passes_given_up_keep_nothing';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "passes_given_up_keep_nothing" AFTER UPDATE OF status ON "passes" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW.status = 'cancelled') EXECUTE FUNCTION passes_given_up_keep_nothing();
--> statement-breakpoint
-- What comes back with a discount names its charge: the price is lower by it already, so it is no discount once more.
CREATE OR REPLACE VIEW "balances_of_bookings" AS
	SELECT b.id AS booking_id, v.code, v.centavos
	FROM public.bookings b JOIN public.services s ON s.id = b.service_id
		LEFT JOIN public.house_settings h ON h.version = b.settings_version
		LEFT JOIN public.paid_of_sales q ON q.booking_id = b.id,
		LATERAL (SELECT coalesce((h.data ->> 'ivaPercent')::numeric, 16) AS percent, coalesce(q.centavos, 0) AS centavos OFFSET 0) paid,
		LATERAL (SELECT CASE b.status WHEN 'checked-out' THEN b.total_centavos - least(b.total_centavos, coalesce((
				SELECT sum(r.amount_centavos) FROM public.payments r
				WHERE r.booking_id = b.id AND r.refund_of IS NOT NULL AND r.status <> 'failed' AND NOT r.is_correction
					AND r.charge_id IS NULL
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
