-- What its owner moved too late to give it up for nothing keeps what held then.
ALTER TABLE "bookings" ADD COLUMN "late_free_until" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "late_keep_percent" integer;
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_moved_late_keep_some" CHECK (("bookings"."late_free_until" is null) = ("bookings"."late_keep_percent" is null) and "bookings"."late_keep_percent" between 1 and 100);
--> statement-breakpoint
-- Credit of what came beyond what was owed never paid for its sale.
ALTER TABLE "payments" ADD COLUMN "is_surplus" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "payments" c SET "is_surplus" = true FROM "payments" p
	WHERE p.id = c.refund_of AND p.kind = 'payment' AND c.kind = 'credit'
		AND c.reason IN ('Se pagó dos veces', 'El pago llegó cuando ya no se debía')
		AND c.received_at - p.received_at BETWEEN interval '-1 minute' AND interval '1 minute';
--> statement-breakpoint
ALTER TABLE "payments" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_surplus_is_credit" CHECK (not "payments"."is_surplus" or ("payments"."kind" = 'credit' and "payments"."refund_of" is not null));
--> statement-breakpoint
-- What went back of a visit after it was delivered is a discount until it is paid again. Credit that is paid out left the visit when it
-- became credit, and what came beyond what was owed never was in it.
CREATE OR REPLACE VIEW "balances_of_bookings" AS
	SELECT b.id AS booking_id, v.code, v.centavos
	FROM public.bookings b
		LEFT JOIN public.house_settings h ON h.version = b.settings_version
		LEFT JOIN public.paid_of_sales q ON q.booking_id = b.id,
		LATERAL (SELECT coalesce((h.data ->> 'ivaPercent')::numeric, 16) AS percent, coalesce(q.centavos, 0) AS centavos OFFSET 0) paid,
		LATERAL (SELECT CASE b.status WHEN 'checked-out' THEN least(b.total_centavos, greatest(paid.centavos, b.total_centavos - coalesce((
				SELECT sum(r.amount_centavos) FROM public.payments r JOIN public.payments p ON p.id = r.refund_of AND p.kind = 'payment'
				WHERE r.booking_id = b.id AND r.status <> 'failed' AND NOT r.is_correction AND NOT r.is_surplus AND r.charge_id IS NULL
					AND r.created_at > (SELECT max(e.at) FROM public.booking_events e WHERE e.booking_id = b.id AND e.to_status = 'checked-out'
						AND e.from_status IS DISTINCT FROM 'checked-out')), 0)))
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
			(public.account_of_service(b.service_type), CASE b.status WHEN 'checked-out' THEN -without.price ELSE 0 END),
			('402.01', CASE b.status WHEN 'checked-out' THEN without.price - (due.centavos - without.of_due) ELSE 0 END),
			('209.01', CASE WHEN b.status = 'checked-out' AND paid.centavos < due.centavos THEN -(without.of_due - without.of_paid) ELSE 0 END),
			('105.01', CASE WHEN b.status = 'checked-out' AND paid.centavos < due.centavos THEN due.centavos - paid.centavos ELSE 0 END)
		) v (code, centavos);
--> statement-breakpoint
-- What was posted by the former rule is corrected by an entry of its own, in the first open month.
DO $$
DECLARE
	one record;
BEGIN
	FOR one IN SELECT b.id FROM public.bookings b WHERE b.status = 'checked-out'
		AND EXISTS (SELECT FROM public.payments r WHERE r.booking_id = b.id AND r.refund_of IS NOT NULL) ORDER BY b.created_at, b.id LOOP
		PERFORM public.post_target(one.id, NULL, NULL, 'corrected');
	END LOOP;
END $$;
--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
