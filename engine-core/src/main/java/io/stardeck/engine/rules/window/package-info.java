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
 *
 * <p>An announced action: its rule is an {@link io.stardeck.engine.rules.window.AnnouncedRule}, its
 * frame an {@link io.stardeck.engine.rules.window.AnnouncedFrame}, and the phase of that frame an
 * {@link io.stardeck.engine.rules.window.AnnouncedPhase}, in which the order of all that happens is
 * told. What waits may be another value than the action, see {@link
 * io.stardeck.engine.rules.window.Awaiting}.
 *
 * <pre>{@code
 * record Answer(Announced<MyAction> announced) implements AnnouncedFrame<MyAction, Answer> { … with … }
 *
 * // in the rule of the announced action:
 * perform(play, attack):  pay(play, attack); play.push(new Answer(Announced.of(attack, round)));
 * stands(view, attack):   view.inPlay(attack.target())
 * happen(play, attack):   the attack itself
 * fizzle(play, attack):   what is told of an attack that came to nothing
 *
 * // in the rule of an answer that waits, here one that stops the second reply:
 * perform(play, reply):   play.replace(frame.with(frame.announced().answered(reply, 2)));
 * // in the rule of an answer that is carried out at once:
 * perform(play, reply):   play.replace(frame.with(frame.announced().stop().acted(reply.actor())));
 * // when a seat leaves the game, for each frame of the stack:
 * frame.with(frame.announced().without(leaver))
 * }</pre>
 */
@NullMarked
package io.stardeck.engine.rules.window;

import org.jspecify.annotations.NullMarked;
