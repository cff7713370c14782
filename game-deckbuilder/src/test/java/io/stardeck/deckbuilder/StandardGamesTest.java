package io.stardeck.deckbuilder;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.EndTurn;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.internal.formula.Totals;
import io.stardeck.deckbuilder.scene.Secret;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.phase.Battle;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Invariant;
import io.stardeck.engine.testkit.Laws;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.testkit.Subject;
import io.stardeck.engine.zone.Zoned;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Exploration with the shipped set, for every number of players. */
class StandardGamesTest
    implements Subject<DeckbuilderConfig, DeckbuilderState, DeckbuilderAction, DeckbuilderView> {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();

  /** The games in which each law is held. */
  private static final int GAMES = 8;

  /** Far more than random play takes to bring a game to its end. */
  private static final int MOST = 1_000_000;

  @Rule({"DB-I-08", "DB-I-09", "DB-I-22", "DB-I-23"})
  @Example
  void somebodyCanActUntilThereIsAResultAndInvariantsHold() {
    Laws.hold(this, "progress", GAMES);
  }

  @Rule({"DB-GEN-08", "DB-GEN-07"})
  @Example
  void whatIsOfferedIsAcceptedAndNothingElse() {
    Laws.hold(this, "legality", GAMES);
  }

  @Rule({"DB-I-24", "DB-I-29"})
  @Example
  void noSeatLearnsWhatItCannotKnow() {
    Laws.hold(this, "secrecy", GAMES);
  }

  @Example
  void whatIsWrittenAsJsonIsReadAsTheSame() {
    Laws.hold(this, "json", GAMES);
  }

  @Rule({"DB-VIC-01", "DB-VIC-04", "DB-I-27"})
  @Property(tries = 4)
  void randomPlayBringsTheGameToItsEnd(@ForAll @IntRange(min = 2, max = 5) int players) {
    Random random = new Random(players);
    DeckbuilderState state =
        GAME.setup(GAME.defaultConfig(players), Chance.seeded("game " + players)).state();
    Set<Class<? extends Phase>> phases = new HashSet<>();
    for (int i = 0; i < MOST && GAME.outcome(state).isEmpty(); i++) {
      phases.add(state.table().phases().top().getClass());
      state = GAME.next(state, any(state, random));
    }
    assertThat(GAME.outcome(state)).isPresent();
    assertThat(GAME.outcome(state).orElseThrow().winners()).isNotEmpty();
    assertThat(GAME.outcome(state).orElseThrow().rule().value()).isNotEqualTo("DB-D-14");
    assertThat(GAME.faults(state)).isEmpty();
    assertThat(phases).extracting(Class::getSimpleName).contains("BattlePlay", "ShipWindow");
  }

  /**
   * Any legal action of a player who wants to win: they do not end a turn in which they could act.
   */
  private static DeckbuilderAction any(DeckbuilderState state, Random random) {
    Seat seat = GAME.toAct(state).get(0);
    List<DeckbuilderAction> legal = new ArrayList<>(GAME.legalActions(state, seat));
    if (legal.size() > 1) {
      legal.removeIf(action -> action instanceof EndTurn || action instanceof TrashPhase);
    }
    return legal.isEmpty() ? new EndTurn(seat) : legal.get(random.nextInt(legal.size()));
  }

  @Override
  public DeckbuilderGame game() {
    return GAME;
  }

  @Override
  public Arbitrary<DeckbuilderConfig> configs() {
    return Arbitraries.integers()
        .between(2, 5)
        .map(players -> DeckbuilderConfig.builder().players(players).turnCap(20).build());
  }

  @Override
  public ImmutableList<Invariant<DeckbuilderState>> invariants() {
    return ImmutableList.of(
        new Invariant<>("DB-I-08", state -> bridges(state.table())),
        new Invariant<>("DB-I-09", StandardGamesTest::afloat));
  }

  /** Bridges are empty but those of the turn player and of players in battle. */
  private static boolean bridges(Table table) {
    boolean battle = table.phases().toList().stream().anyMatch(Battle.class::isInstance);
    for (Seat seat : Seat.first(table.players())) {
      ImmutableList<CardId> bridge = table.area(seat).bridge();
      if (!bridge.isEmpty() && !seat.equals(table.turnPlayer()) && !battle
          || !bridge.stream().allMatch(card -> table.def(card).bridgeable())) {
        return false;
      }
    }
    return true;
  }

  /** No damage reaches the Defense, unless a list of effects is under way (DB-DMG-10). */
  private static boolean afloat(DeckbuilderState state) {
    boolean underWay = state.table().phases().top() instanceof Choice;
    for (Seat seat : Seat.first(state.table().players())) {
      int damage = state.table().area(seat).flagship().orElseThrow().damage();
      if (damage < 0 || !underWay && damage >= Totals.of(state, seat, Stat.DEFENSE)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public ImmutableMap<String, Object> hidden(DeckbuilderState state, Seat seat) {
    return Secret.hidden(state, seat);
  }

  @Override
  public ImmutableList<Zoned<DeckbuilderState, ?>> dealers() {
    return ImmutableList.of(CARDS);
  }

  @Override
  public boolean reveals(Event event, ImmutableList<Event> ruling) {
    return Secret.isForgotten(event, ruling);
  }

  @Override
  public int depth() {
    return 1;
  }
}
