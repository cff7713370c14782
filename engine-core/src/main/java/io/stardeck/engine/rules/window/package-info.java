/**
 * Windows: who is asked, in which order, and when it is over. They are values that a game's frames
 * hold as a component; the frame's phase asks them.
 *
 * <table>
 * <caption>Which one</caption>
 * <tr><td>{@link io.stardeck.engine.rules.window.Round}</td><td>seats that are asked one after the
 * other, with four ends ({@link io.stardeck.engine.rules.window.RoundEnd})</td></tr>
 * <tr><td>{@link io.stardeck.engine.rules.window.Gathering}</td><td>seats that act in any order
 * until all have had enough</td></tr>
 * <tr><td>{@link io.stardeck.engine.rules.window.Announced}</td><td>an action that others answer
 * before it happens</td></tr>
 * <tr><td>{@link io.stardeck.engine.rules.window.Teams}</td><td>who plays together</td></tr>
 * </table>
 *
 * <p>A round in a frame:
 *
 * <pre>{@code
 * record ActionRound(Round round) implements MyFrame, RoundFrame {}
 * // opened, in the order of initiative, or clockwise with the actor last:
 * new ActionRound(Round.of(RoundEnd.ALL_PASS, initiative))
 * new Window(Round.of(RoundEnd.FIRST_TAKER, Seat.clockwiseFrom(actor.next(players), players)))
 * // in the steps:    frame.round().acted(), frame.round().passed(), frame.round().without(leaver)
 * // in PhaseRule.proceed, with who is live by public facts:
 * Round now = frame.round().among(seat -> state.hand(seat) > 0);
 * if (now.over()) { … pop … return true; }
 * if (now != frame.round()) { … replace … }
 * return false;
 * }</pre>
 */
@NullMarked
package io.stardeck.engine.rules.window;

import org.jspecify.annotations.NullMarked;
