package io.stardeck.deckbuilder.internal.integrity;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.word.Price;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.config.DeckbuilderConfig;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.Counts;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Discount;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Prevention;
import io.stardeck.deckbuilder.state.Roster;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Turn;
import io.stardeck.deckbuilder.state.Use;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.deckbuilder.state.phase.BattleStats;
import io.stardeck.deckbuilder.state.phase.GameOver;
import io.stardeck.deckbuilder.state.phase.Paying;
import io.stardeck.deckbuilder.state.phase.Pending;
import io.stardeck.engine.Fault;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.inspect.Inspection;
import io.stardeck.engine.rules.inspect.StateWalk;
import io.stardeck.engine.rules.inspect.Whereabouts;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/** What makes a state, come from outside, no state of this game; but for its stack of phases. */
public final class StateFaults {
  private static final int BASICS = 3;
  private static final int MISSIONS = 2;

  /** No number comes near it, and the sum of two is a number yet. */
  private static final int MOST = 1_000_000_000;

  /** The greatest change of a stat, or fixed stat. */
  private static final int MOST_STAT = 1_000_000;

  private static final int MOST_FLIPS = 100_000;

  /** Every seat, card and number, wherever it stands. */
  private static final StateWalk<Table> WALK =
      StateWalk.<Table>of(Table::players, MOST)
          .each(CardId.class, Table::exists, "there is no card %s")
          .each(Look.class, StateFaults::looks, "nobody looks at %s")
          .leave(DeckbuilderConfig.class)
          .leave(Selector.class)
          .leave(Price.class)
          .leave(Outcome.class, "scores")
          .range(Turn.class, "number", 1, DeckbuilderConfig.MOST_TURNS + 1L)
          .range(Turn.class, "forcedFlips", 0, MOST_FLIPS)
          .range(Bonus.class, "amount", -MOST_STAT, MOST_STAT)
          .range(Discount.class, "amount", -MOST_STAT, MOST_STAT)
          .range(BattleStats.class, "speed", 0, MOST_STAT)
          .range(BattleStats.class, "attack", 0, MOST_STAT)
          .range(BattleStats.class, "diplomacy", 0, MOST_STAT)
          .range(BattleStats.class, "shields", 0, MOST_STAT)
          .range(BattleStats.class, "defense", 0, MOST_STAT)
          .range(Prevention.class, "left", -1, MOST)
          .range(Paying.class, "left", -1, MOST);

  private final DeckbuilderState state;
  private final Table table;
  private final Inspection inspection;

  private StateFaults(DeckbuilderState state, Inspection inspection) {
    this.state = state;
    this.table = state.table();
    this.inspection = inspection;
  }

  /** All that is wrong; nothing for every state that play can reach. */
  public static ImmutableList<Fault> of(DeckbuilderState state) {
    Inspection inspection = new Inspection();
    StateFaults faults = new StateFaults(state, inspection);
    inspection.steps(
        () -> inspection.violations("table.config", state.table().config().violations()),
        faults::sizes,
        faults::values,
        faults::marks,
        faults::cards,
        faults::faceDown,
        faults::borg);
    return inspection.faults();
  }

  private void sizes() {
    int players = table.players();
    inspection.size("table.areas", table.areas(), players);
    FaceDown.places(state, inspection);
    inspection.size("table.starbase.slots", table.starbase().slots(), Starbase.SLOTS);
    inspection.size("table.starbase.basics", table.starbase().basics(), BASICS);
    inspection.size("table.missions", table.missions(), MISSIONS);
    inspection.require(!table.phases().isEmpty(), "table.phases", "no phase is left");
  }

  private void values() {
    WALK.walk(table, "table", table, inspection);
  }

  /** Shared decks are nobody's; a Hand is seen whole. */
  private static boolean looks(Table table, Look look) {
    boolean shared =
        switch (look.pile()) {
          case SPACE_DECK, STARBASE_DECK -> true;
          case DECK, HAND -> false;
        };
    boolean seated = look.whose().number() >= 1 && look.whose().number() <= table.players();
    return look.n() >= 0 && (shared ? look.whose().equals(Seat.SPECTATOR) : seated);
  }

  /** Flagships (DB-I-11), leads (DB-BOR-15), what was used and set off. */
  private void marks() {
    for (int index = 0; index < table.players(); index++) {
      Area area = table.areas().get(index);
      String path = "table.areas[" + index + "]";
      inspection.require(
          area.flagship().isPresent() != (area.standing() == Standing.ASSIMILATED),
          path + ".ship",
          "each player has a flagship until they are assimilated");
      for (Discount discount : area.tally().discounts()) {
        inspection.require(
            table.config().cardSet().knows(discount.sel()),
            path + ".tally.discounts",
            "there are no such cards");
      }
      for (Use use : area.tally().used()) {
        inspection.require(
            use.ability() < table.def(use.card()).abilities().size(),
            path + ".tally.used",
            "%s has no such ability",
            use.card());
      }
    }
    triggers("table.chain.waiting", table.chain().waiting());
    triggers("table.chain.fired", table.chain().fired());
    leads();
  }

  private void triggers(String path, ImmutableList<Pending> chain) {
    for (Pending pending : chain) {
      if (pending instanceof Pending.Triggered triggered) {
        inspection.require(
            triggered.trigger() < table.def(triggered.card()).triggers().size(),
            path,
            "%s has no such trigger",
            triggered.card());
      }
    }
  }

  /** Each team has one of its own as lead. */
  private void leads() {
    ImmutableList<ImmutableList<Seat>> teams = table.config().teamsInForce();
    int wanted = table.is(Scenario.BORG_INVASION) ? teams.size() : 0;
    ImmutableList<Seat> leads = table.turn().leads();
    if (inspection.size("table.turn.leads", leads, wanted)) {
      for (int team = 0; team < wanted; team++) {
        inspection.require(
            teams.get(team).contains(leads.get(team)),
            "table.turn.leads[" + team + "]",
            "each team has one of its own as lead");
      }
    }
  }

  /** Every card of the game lies in one place (DB-I-01), and in one where it can lie. */
  private void cards() {
    Set<CardId> starting = new HashSet<>();
    for (int index = 0; index < table.players(); index++) {
      CardId ship = table.areas().get(index).starting();
      inspection.require(
          Roster.isStarting(table.config(), table.def(ship)) && starting.add(ship),
          "table.areas[" + index + "].starting",
          "each player begins with a starting Starship of their own");
    }
    Whereabouts<CardId> cards = new Whereabouts<>(inspection, CardId::number);
    Census.zones(state, cards::lie);
    cards.compare(Census.expected(table));
    if (inspection.clean()) {
      places();
    }
  }

  private void places() {
    DeckbuilderConfig config = table.config();
    Predicate<CardId> starbase = card -> table.def(card).family() == Family.STARBASE;
    Set<CardId> borg = new HashSet<>(Roster.borg(config));
    Predicate<CardId> space = card -> table.def(card).spaceCard();
    all("zones.space", state.space(), space);
    all("zones.starbase", state.starbase(), starbase);
    all("zones.borg", state.borg(), borg::contains);
    all("table.starbase.discard", table.starbase().discard(), starbase);
    for (Slot slot : table.starbase().slots()) {
      slot.card().ifPresent(card -> all("table.starbase.slots", ImmutableList.of(card), starbase));
    }
    for (Slot slot : table.missions()) {
      slot.card().ifPresent(card -> all("table.missions", ImmutableList.of(card), this::mission));
    }
    for (FlippedCard card : table.flipped()) {
      all("table.flipped", ImmutableList.of(card.card()), space);
    }
    for (Area area : table.areas()) {
      all("table.areas.points", area.points(), space);
      all("table.areas.influence", area.influence(), space);
      area.flagship()
          .ifPresent(ship -> all("table.areas.ship", ImmutableList.of(ship.card()), this::ship));
    }
    for (Basic kind : Basic.values()) {
      CardDef basic = config.cardSet().basic(kind.keyword());
      String path = "table.starbase.basics[" + kind.ordinal() + "]";
      all(path, table.starbase().pile(kind), card -> table.def(card).equals(basic));
    }
  }

  private boolean mission(CardId card) {
    return table.def(card).type() == CardType.MISSION;
  }

  private boolean ship(CardId card) {
    return table.def(card).type() == CardType.STARSHIP;
  }

  private void all(String path, Iterable<CardId> cards, Predicate<CardId> belongs) {
    cards.forEach(
        card -> {
          if (!belongs.test(card)) {
            inspection.require(false, path, "%s cannot lie there", card);
          }
        });
  }

  /** What is known of face-down cards is so, and whoever looks at some knows them. */
  private void faceDown() {
    FaceDown.known(state, inspection);
  }

  /**
   * While the game goes on there is a Borg area, no Hand is full of Borg cards, and who is
   * assimilated has nothing (DB-I-15, DB-I-16, DB-BOR-44).
   */
  private void borg() {
    if (!table.is(Scenario.BORG_INVASION) || table.phases().top() instanceof GameOver) {
      return;
    }
    inspection.require(state.borgArea() > 0, "zones.borg", "without a Borg area the game is lost");
    for (Seat seat : Seat.first(table.players())) {
      int borg = 0;
      for (CardId card : state.hand(seat)) {
        borg += table.def(card).type() == CardType.BORG ? 1 : 0;
      }
      inspection.require(borg < Table.ASSIMILATING, "zones", "%s holds too many Borg cards", seat);
      Area area = table.area(seat);
      boolean bare =
          state.counts(seat).equals(new Counts(0, 0))
              && area.bridge().isEmpty()
              && area.discard().isEmpty()
              && area.points().isEmpty()
              && area.influence().isEmpty();
      inspection.require(
          bare || area.standing() != Standing.ASSIMILATED,
          "table.areas",
          "%s is assimilated and has cards",
          seat);
    }
  }
}
