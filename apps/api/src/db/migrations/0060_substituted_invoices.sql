-- Motive 01: another invoice takes the place of one that is cancelled. Until the receiver agrees both are at SAT, and the later one stands for the sale.
ALTER TABLE cfdis ADD COLUMN substitutes uuid;
ALTER TABLE cfdis ADD CONSTRAINT cfdis_substitutes_cfdis_id_fk FOREIGN KEY (substitutes) REFERENCES cfdis(id);
ALTER TABLE cfdis ADD CONSTRAINT cfdis_substitute_of_a_sale CHECK (substitutes IS NULL OR num_nonnulls(order_id, booking_id, pass_id) = 1);
ALTER TABLE cfdis DROP CONSTRAINT cfdis_motive_is_known;
ALTER TABLE cfdis ADD CONSTRAINT cfdis_motive_is_known CHECK (cancel_motive IN ('01', '02', '03', '04'));
ALTER TABLE cfdis ADD CONSTRAINT cfdis_motive_01_of_a_sale CHECK (cancel_motive <> '01' OR num_nonnulls(order_id, booking_id, pass_id) = 1);
CREATE UNIQUE INDEX cfdis_one_substitute ON cfdis (substitutes) WHERE status IN ('asked', 'valid', 'cancelling');
DROP INDEX cfdis_one_stamp_per_order;
DROP INDEX cfdis_one_stamp_per_booking;
DROP INDEX cfdis_one_stamp_per_pass;
CREATE UNIQUE INDEX cfdis_one_stamp_per_order ON cfdis (order_id) WHERE status IN ('asked', 'valid', 'cancelling') AND cancel_motive IS DISTINCT FROM '01' AND (status <> 'asked' OR substitutes IS NULL);
CREATE UNIQUE INDEX cfdis_one_stamp_per_booking ON cfdis (booking_id) WHERE status IN ('asked', 'valid', 'cancelling') AND cancel_motive IS DISTINCT FROM '01' AND (status <> 'asked' OR substitutes IS NULL);
CREATE UNIQUE INDEX cfdis_one_stamp_per_pass ON cfdis (pass_id) WHERE status IN ('asked', 'valid', 'cancelling') AND cancel_motive IS DISTINCT FROM '01' AND (status <> 'asked' OR substitutes IS NULL);
