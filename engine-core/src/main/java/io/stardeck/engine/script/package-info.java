/**
 * What cards do: lists of effects that are carried out one after the other, with choices in their
 * midst. The words, and what they mean, are each game's own.
 *
 * <ul>
 *   <li>{@link io.stardeck.engine.script.Effect}: a word as a value, as it stands in a card set. A
 *       game's effects are a sealed family of records.
 *   <li>{@link io.stardeck.engine.script.Run}: a list that is being carried out, as a frame. A
 *       game's run says which list ({@link io.stardeck.engine.script.Scripts} numbers those of a
 *       card) and what its words stand for.
 *   <li>{@link io.stardeck.engine.script.Word}, {@link io.stardeck.engine.script.Asking}, {@link
 *       io.stardeck.engine.script.Picking}: what a word does, asks, and picks; one class for each.
 *   <li>{@link io.stardeck.engine.script.Interpreter}: carries runs out. {@link
 *       io.stardeck.engine.script.RunPhase} and {@link io.stardeck.engine.script.ChoiceRule} make
 *       it a phase of the game.
 *   <li>{@link io.stardeck.engine.script.Chain}: what was set off waits, first caused first.
 * </ul>
 *
 * <p>A word that lets the player take up to so many cards, each of which moves at once:
 *
 * <pre>{@code
 * final class TakeWord extends Picking<FairState, FairView, FairRun, FairEffect.Take> {
 *   protected int count(FairState state, FairEffect.Take take, FairRun run) { return take.n(); }
 *   protected Seat picker(FairView open, FairEffect.Take take, FairRun run) { return run.player(); }
 *   protected boolean mayStop(FairEffect.Take take) { return true; }
 *   protected ImmutableList<Pick> picks(FairView view, FairEffect.Take take, FairRun run) {
 *     return view.stall().stream().map(Pick::new).collect(toImmutableList());
 *   }
 *   protected void pick(Play<FairState> play, FairEffect.Take take, FairRun run, Option option) {
 *     Steps.take(play, run.player(), ((Pick) option).ware());
 *   }
 *   public String question(FairView view, FairEffect.Take take, FairRun run) { return "take one"; }
 * }
 * }</pre>
 *
 * <p>What is asked is stored nowhere: who has to choose follows from what everybody sees, what they
 * can choose from what they see. So a choice among hidden cards tells nothing, and a run from
 * outside can be checked ({@link io.stardeck.engine.script.Interpreter#faults}). A word that shows
 * cards before it asks does so in {@link io.stardeck.engine.script.Word#prepare}, through the
 * game's {@link io.stardeck.engine.zone.Dealer}: then they are in the chooser's view.
 *
 * <p>That each effect has its word is held by a test, as for actions and frames.
 */
@NullMarked
package io.stardeck.engine.script;

import org.jspecify.annotations.NullMarked;
