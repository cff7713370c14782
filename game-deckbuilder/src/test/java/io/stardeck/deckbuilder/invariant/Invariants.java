package io.stardeck.deckbuilder.invariant;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multiset;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.fact.Basic;
import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.fact.Family;
import io.stardeck.deckbuilder.card.fact.Keyword;
import io.stardeck.deckbuilder.card.fact.Role;
import io.stardeck.deckbuilder.card.fact.Scenario;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.internal.formula.Combats;
import io.stardeck.deckbuilder.internal.formula.Points;
import io.stardeck.deckbuilder.internal.integrity.Census;
import io.stardeck.deckbuilder.state.Area;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Standing;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.state.phase.ActionPhase;
import io.stardeck.deckbuilder.state.phase.Battle;
import io.stardeck.deckbuilder.state.phase.Choice;
import io.stardeck.deckbuilder.state.phase.GameOver;
import io.stardeck.deckbuilder.state.phase.Phase;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.deckbuilder.state.phase.TurnStart;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Invariant;
import java.util.function.Predicate;

/** What can be asked of a single state, by the id of the invariant. */
public final class Invariants {
  private static final ImmutableMap<String, Predicate<DeckbuilderState>> ALL =
      ImmutableMap.<String, Predicate<DeckbuilderState>>builder()
          .put("DB-I-01", Invariants::everyCardIsInOnePlace)
          .put("DB-I-02", Invariants::slotsAreFilled)
          .put("DB-I-03", Invariants::theStarbaseDeckIsRenewed)
          .put("DB-I-04", Invariants::atMostTwoMissions)
          .put("DB-I-06", Invariants::nothingIsLeftOutsideTheTurn)
          .put("DB-I-08", Invariants::bridgesOfOthersAreEmpty)
          .put("DB-I-09", Invariants::noFlagshipIsDefeatedYet)
          .put("DB-I-10", Invariants::nobodyHasWonByPointsYet)
          .put("DB-I-11", Invariants::everybodyHasAFlagship)
          .put("DB-I-14", Invariants::basicsStayAmongPilesAndPlayers)
          .put("DB-I-15", Invariants::borgCardsStayAmongAreaAndPlayers)
          .put("DB-I-16", Invariants::noHandIsFullOfBorgCards)
          .put("DB-I-17", Invariants::cardsKeepToTheirKindOfZone)
          .put("DB-I-18", Invariants::spaceCardsAreAllThere)
          .put("DB-I-20", Invariants::influenceIsLimited)
          .put("DB-I-21", Invariants::nothingStaysFlipped)
          .build();

  private Invariants() {}

  /** All of them, as laws. */
  public static ImmutableList<Invariant<DeckbuilderState>> all() {
    return ALL.entrySet().stream()
        .map(entry -> new Invariant<>(entry.getKey(), entry.getValue()))
        .collect(ImmutableList.toImmutableList());
  }

  /** The one of that id. */
  static Predicate<DeckbuilderState> of(String id) {
    Predicate<DeckbuilderState> invariant = ALL.get(id);
    if (invariant == null) {
      throw new IllegalArgumentException("no invariant " + id);
    }
    return invariant;
  }

  private static boolean everyCardIsInOnePlace(DeckbuilderState state) {
    Multiset<CardId> there = HashMultiset.create(Census.of(state));
    return there.entrySet().size() == there.size()
        && there.elementSet().containsAll(Census.expected(state.table()))
        && there.size() == Census.expected(state.table()).size();
  }

  private static boolean slotsAreFilled(DeckbuilderState state) {
    Zones zones = new Zones(state);
    int filled = zones.searchArea().size();
    boolean choosing = state.table().phases().top() instanceof Choice;
    return choosing
        || filled == Math.min(9, zones.starbase().size())
            && (filled == 9 || zones.starbase().size() == filled);
  }

  private static boolean theStarbaseDeckIsRenewed(DeckbuilderState state) {
    boolean choosing = state.table().phases().top() instanceof Choice;
    return choosing || !state.starbase().isEmpty() || state.table().starbase().discard().isEmpty();
  }

  private static boolean atMostTwoMissions(DeckbuilderState state) {
    Table table = state.table();
    for (FlippedCard flipped : table.flipped()) {
      boolean mission = table.def(flipped.card()).type() == CardType.MISSION;
      boolean met = false;
      for (Phase phase : table.phases()) {
        met |= phase.encountered().filter(flipped.card()::equals).isPresent();
      }
      if (mission && !met) {
        return false;
      }
    }
    return table.missions().size() == 2;
  }

  private static boolean nothingIsLeftOutsideTheTurn(DeckbuilderState state) {
    Table table = state.table();
    for (Seat seat : Seat.first(table.players())) {
      Tally tally = table.tally(seat);
      int least = Math.min(tally.xp(), Math.min(tally.searches(), tally.explorations()));
      int left = tally.xp() + tally.searches() + tally.explorations();
      if (least < 0 || left > 0 && !table.onTurn(seat)) {
        return false;
      }
    }
    return true;
  }

  private static boolean nobodyHasWonByPointsYet(DeckbuilderState state) {
    Table table = state.table();
    return over(state)
        || !table.is(Scenario.EXPLORATION)
        || Seat.first(table.players()).stream()
            .allMatch(seat -> Points.of(table, seat) < table.config().victoryPoints());
  }

  private static boolean noHandIsFullOfBorgCards(DeckbuilderState state) {
    Zones zones = new Zones(state);
    return Seat.first(state.table().players()).stream()
        .allMatch(seat -> zones.count(state.hand(seat), card -> card.type() == CardType.BORG) < 5);
  }

  private static boolean bridgesOfOthersAreEmpty(DeckbuilderState state) {
    Table table = state.table();
    boolean battle = false;
    for (Phase phase : table.phases()) {
      battle |= phase instanceof Battle;
    }
    for (Seat seat : Seat.first(table.players())) {
      ImmutableList<CardId> bridge = table.area(seat).bridge();
      if (!bridge.isEmpty() && !table.onTurn(seat) && !battle && !over(state)) {
        return false;
      }
      for (CardId card : bridge) {
        if (!table.def(card).bridgeable() || table.def(card).family() == Family.BORG_CARD) {
          return false;
        }
      }
    }
    return true;
  }

  /** In the middle of a list of effects, or before the card is placed, a defeat may be due. */
  private static boolean noFlagshipIsDefeatedYet(DeckbuilderState state) {
    for (Seat seat : Seat.first(state.table().players())) {
      Area area = state.table().area(seat);
      int damage = area.flagship().map(Ship::damage).orElse(0);
      // While ships deal damage, what was fixed before counts (DB-D-36).
      int defense = Combats.inForce(state, seat, Stat.DEFENSE);
      boolean settled = !(state.table().phases().top() instanceof Choice) && !over(state);
      if (damage < 0 || defense < 1 || settled && damage >= defense) {
        return false;
      }
    }
    return true;
  }

  private static boolean everybodyHasAFlagship(DeckbuilderState state) {
    return state.table().areas().stream()
        .allMatch(area -> area.flagship().isPresent() == (area.standing() != Standing.ASSIMILATED));
  }

  private static boolean basicsStayAmongPilesAndPlayers(DeckbuilderState state) {
    Zones zones = new Zones(state);
    int[] supply = {20, 16, 14};
    boolean assimilated =
        state.table().areas().stream().anyMatch(a -> a.standing() == Standing.ASSIMILATED);
    for (Basic kind : Basic.values()) {
      Predicate<CardDef> which = card -> card.has(kind.keyword());
      int removed = zones.count(zones.removed(), which);
      int piles = state.table().starbase().pile(kind).size();
      int all = zones.count(zones.players(), which) + piles + removed;
      if (all != supply[kind.ordinal()] || removed > 0 && !assimilated) {
        return false;
      }
    }
    return true;
  }

  private static boolean borgCardsStayAmongAreaAndPlayers(DeckbuilderState state) {
    Zones zones = new Zones(state);
    int area = state.borgArea();
    int all =
        area
            + zones.count(zones.players(), Family.BORG_CARD)
            + zones.count(zones.removed(), Family.BORG_CARD);
    boolean borg = state.table().is(Scenario.BORG_INVASION);
    return all == (borg ? 5 * state.table().players() + 5 : 0)
        && (!borg || area > 0 || over(state))
        && zones.count(zones.starbase(), Family.BORG_CARD) == 0
        && zones.count(zones.space(), Family.BORG_CARD) == 0;
  }

  private static boolean cardsKeepToTheirKindOfZone(DeckbuilderState state) {
    Zones zones = new Zones(state);
    int starters =
        zones.count(zones.players(), Family.STARTER) + zones.count(zones.removed(), Family.STARTER);
    boolean blueInSpace = zones.count(zones.space(), card -> card.family() == Family.STARBASE) > 0;
    boolean spaceAmongPlayers = zones.count(zones.players(), card -> card.spaceCard()) > 0;
    return starters == 5 * state.table().players() && !blueInSpace && !spaceAmongPlayers;
  }

  private static boolean spaceCardsAreAllThere(DeckbuilderState state) {
    Zones zones = new Zones(state);
    int expected = zones.count(Census.expected(state.table()), card -> card.spaceCard());
    return zones.space().size() == expected
        && zones.count(zones.space(), card -> !card.spaceCard()) == 0;
  }

  private static boolean influenceIsLimited(DeckbuilderState state) {
    Zones zones = new Zones(state);
    return state.table().areas().stream()
        .allMatch(
            area -> zones.count(area.influence(), card -> !card.has(Keyword.LIMIT_EXEMPT)) <= 1);
  }

  private static boolean nothingStaysFlipped(DeckbuilderState state) {
    Table table = state.table();
    Phase top = table.phases().top();
    if (top instanceof TurnStart || top instanceof ActionPhase) {
      return table.flipped().isEmpty();
    }
    return !(top instanceof TeamAction)
        || table.flipped().stream()
            .allMatch(
                flipped ->
                    table.def(flipped.card()).type() == CardType.STARSHIP
                        && table.def(flipped.card()).role() != Role.BORG_CUBE);
  }

  private static boolean over(DeckbuilderState state) {
    return state.table().phases().top() instanceof GameOver;
  }
}
