/**
 * What a game is made of, and how one is made. Tic-tac-toe among the tests of the core is all of
 * this in one file.
 *
 * <h2>How a game is made</h2>
 *
 * <ol>
 *   <li><b>The configuration</b>: a record or an Immutables value, whatever was agreed before the
 *       game. Any can be built; a function lists all that is wrong with it, as violations.
 *   <li><b>The state</b>: a value that implements {@link io.stardeck.engine.rules.GameState}. What
 *       everybody knows, what each seat knows and what nobody knows lie apart, so that a view is a
 *       selection. The stack of frames is public; the generator is known to nobody.
 *   <li><b>The frames</b>: a sealed family of records, each a {@link
 *       io.stardeck.engine.rules.Frame}: a phase of the turn, a window, a choice. A frame says who
 *       decides; what a window counts (who has passed, who was asked) are values in it, see {@link
 *       io.stardeck.engine.rules.window}. The game ends under a {@link
 *       io.stardeck.engine.rules.FinalFrame}. A compound play that its player puts together unseen
 *       is an {@link io.stardeck.engine.rules.OpenDraft} among that seat's secrets.
 *   <li><b>The view</b>: a record that implements {@link io.stardeck.engine.rules.GameView}: the
 *       seat, the frame on top, and whatever that seat may know. Offers, checks and prompts are
 *       worked out from it alone, and so are bots.
 *   <li><b>The actions</b> and <b>the events</b>: two sealed families of records, {@link
 *       io.stardeck.engine.Action} and {@link io.stardeck.engine.GameEvent}. An action is one small
 *       decision; an event is what a client shows, in the past tense.
 *   <li><b>An {@link io.stardeck.engine.rules.ActionRule}</b> for each action: which candidates to
 *       offer, all that speaks against one, what it does. Rules hold nothing.
 *   <li><b>A {@link io.stardeck.engine.rules.PhaseRule}</b> for each type of frame: what is open,
 *       what is asked, and how it goes on by itself when nothing is left to decide. One that only
 *       asks is {@link io.stardeck.engine.rules.PhaseRule#asking}.
 *   <li><b>Named steps</b>: small static methods over a {@link io.stardeck.engine.rules.Play}, such
 *       as "draw a card" or "destroy a ship", each written once and citing its rules. {@code
 *       perform}, {@code proceed} and the set-up are made of them. A step changes the state with
 *       {@code update}, the stack with {@code push}, {@code pop} and {@code replace}, draws with
 *       {@code roll}, {@code below}, {@code pick} and {@code shuffle}, and tells with {@code tell}.
 *       Nothing draws from a generator anywhere else.
 *   <li><b>The rule book</b>: every violation and every event cites a rule that stands in it.
 *   <li><b>The {@link io.stardeck.engine.rules.GameSpec}</b> tells all that, and the game's public
 *       class is made of it:
 * </ol>
 *
 * <pre>{@code
 * public final class HarborGame
 *     extends PhasedGame<HarborConfig, HarborState, HarborAction, HarborView> {
 *   private static final GameSpec<HarborConfig, HarborState, HarborAction, HarborView> SPEC =
 *       GameSpec.<HarborConfig, HarborState, HarborAction, HarborView>builder()
 *           .info(new GameInfo("harbor", "Harbor", "1", 2, 4))
 *           .ruleBook(HarborRules.BOOK)
 *           .types(new GameTypes<>(HarborConfig.class, HarborState.class, ...))
 *           .narrator(HarborNarrator.INSTANCE)
 *           .putBots(GreedyBot.NAME, new GreedyBot())
 *           .defaultConfig(HarborConfig::standard)
 *           .violations(ConfigChecks::of)      // refused before any state is made
 *           .players(HarborConfig::players)
 *           .decisionBound(HarborConfig::decisionBound)
 *           .start(Deal::start)                // nothing shuffled, nothing dealt
 *           .setup(Deal::deal)                 // steps over a Play; lays the first frames
 *           .config(state -> state.table().config())
 *           .view(HarborView::of)
 *           .determinize(Dealing::anew)
 *           .faults(StateFaults::of)
 *           .phases(Phases.all())
 *           .closed(Closed::violation)         // or GameSpec.closedBy(RULE)
 *           .build();
 *
 *   public HarborGame() {
 *     super(SPEC);
 *   }
 * }
 * }</pre>
 *
 * <p>Told only by games that need it: {@code anytime} (resigning), {@code host} (calling time),
 * {@code stateCheck} (what holds between steps, such as "destroy whatever has no strength left"),
 * {@code listener} (triggers, which hear the {@linkplain io.stardeck.engine.rules.Happening
 * happenings} that steps make with {@code play.happens}), {@code outcome}, {@code endless}, {@code
 * explain} (why a number is what it is, see {@link io.stardeck.engine.rules.value}).
 *
 * <p>A game without secrets and chance extends {@link io.stardeck.engine.rules.OpenGame} and need
 * not tell {@code config}, {@code outcome}, {@code determinize} and {@code faults}.
 *
 * <h2>The order of things</h2>
 *
 * <p>It stands in {@link io.stardeck.engine.rules.PhasedGame}: may the actor act, is the rule open,
 * check, perform, then frames go by until one waits. Once the frame on top {@linkplain
 * io.stardeck.engine.rules.Frame#cutsOff cuts off} what was under way, no step changes the stack
 * any more, so a step in the midst of a battle just returns when {@code play.over()}.
 *
 * <h2>Where things lie</h2>
 *
 * <p>What users meet in {@code config}, {@code action}, {@code event}, {@code card}, {@code state},
 * {@code view}; what only the game needs behind {@code internal}, in the chapters of its rulebook;
 * the game's class and its rule book in the root package. No two packages need each other in turn.
 * Name the game's class in {@code META-INF/services/io.stardeck.engine.Game}.
 *
 * <h2>Which tests a game inherits</h2>
 *
 * <p>The testkit's {@code GameLaws} with the game's configurations, {@code FrozenGames}, {@code
 * Architecture} and {@code RuleCoverage}. The laws find what the types cannot: an offer that is
 * refused, a secret that shows, a game that does not end.
 */
@NullMarked
package io.stardeck.engine.rules;

import org.jspecify.annotations.NullMarked;
