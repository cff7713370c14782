/**
 * What there is on the table, as values: what everybody knows ({@link
 * io.stardeck.sfbf.state.Table}), what one seat knows ({@link io.stardeck.sfbf.state.Secrets}), and
 * the cards and ships that lie face down ({@link io.stardeck.sfbf.state.Places}), kept apart. Start
 * at {@link io.stardeck.sfbf.state.BattleForceState}; then {@link io.stardeck.sfbf.state.Phase} for
 * the phases and windows of a turn, {@link io.stardeck.sfbf.state.Draft} for compound plays.
 */
@NullMarked
package io.stardeck.sfbf.state;

import org.jspecify.annotations.NullMarked;
