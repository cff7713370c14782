package io.stardeck.deckbuilder.formula;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.THREE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.CardDef;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.word.Amount;
import io.stardeck.deckbuilder.card.word.Owner;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Who;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.internal.formula.Found;
import io.stardeck.deckbuilder.internal.formula.Players;
import io.stardeck.deckbuilder.internal.formula.Selection;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Laid;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.Slot;
import io.stardeck.deckbuilder.state.Starbase;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.testkit.Rule;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SelectionTest {
  private static final DeckbuilderState STATE = state();

  /** TWO acts, so that neither they nor the order of seats is first by chance. */
  private static final Bindings SELF =
      Bindings.of(TWO, card("c2", 1)).withChosen(THREE).withCurrent(card("c3"));

  private static final ImmutableList<CardDef> CARDS = CardSets.standard().cards();

  @Rule({"DB-EFF-17", "DB-EFF-22"})
  @Test
  void playersAreMeantClockwiseFromTheTurnPlayer() {
    assertThat(players(Owner.SELF)).containsExactly(TWO);
    assertThat(players(Owner.TURN_PLAYER)).containsExactly(ONE);
    assertThat(players(Owner.FLIPPER)).containsExactly(ONE);
    assertThat(players(Owner.CHOSEN_PLAYER)).containsExactly(THREE);
    assertThat(players(Owner.CHOSEN_OPPONENT)).containsExactly(THREE);
    assertThat(players(Owner.CHOSEN_OTHER)).containsExactly(THREE);
    assertThat(Players.candidates(STATE.table(), SELF, Owner.CHOSEN_OTHER))
        .containsExactly(ONE, THREE);
    assertThat(players(Owner.EACH_OPPONENT)).containsExactly(ONE, THREE);
    assertThat(players(Owner.EACH_TEAMMATE)).isEmpty();
    assertThat(players(Owner.EACH_PLAYER)).containsExactly(ONE, TWO, THREE);
    assertThat(players(Owner.LEFT)).containsExactly(THREE);
    assertThat(players(Owner.RIGHT)).containsExactly(ONE);
    DeckbuilderState second = STATE.with(STATE.table().turn().withPlayer(TWO));
    assertThat(Players.of(second, SELF, new Who.Plain(Owner.EACH_PLAYER)))
        .containsExactly(TWO, THREE, ONE);
    Amount hand = new Amount.Count(Selector.all(Zone.HAND));
    assertThat(Players.of(STATE, SELF, new Who.Most(hand))).containsExactly(ONE, THREE);
    assertThat(Players.of(STATE, SELF, new Who.Least(hand))).containsExactly(TWO);
    Who.Holding holding =
        new Who.Holding(Owner.EACH_PLAYER, sel("'zone':'HAND','type':'MANEUVER'"));
    assertThat(Players.of(STATE, SELF, holding)).containsExactly(THREE);
  }

  @Rule("DB-EFF-17")
  @Test
  void aZoneOfPlayersHoldsTheCardsOfEachOwnerInTurn() {
    for (Owner owner : Owner.values()) {
      ofPlayers(owner, Zone.HAND, STATE::hand);
      ofPlayers(owner, Zone.BRIDGE, seat -> STATE.table().area(seat).bridge());
      ofPlayers(owner, Zone.DISCARD, seat -> STATE.table().area(seat).discard());
      ofPlayers(owner, Zone.POINTS, seat -> STATE.table().area(seat).points());
      ofPlayers(owner, Zone.INFLUENCE, seat -> STATE.table().area(seat).influence());
      ofPlayers(owner, Zone.DECK, STATE::deck);
      ofPlayers(owner, Zone.OWN_DECK_TOP, seat -> STATE.top(Places.deck(seat), 1));
      ofPlayers(owner, Zone.FLAGSHIP, SelectionTest::flagship);
    }
    assertThat(cards("'zone':'OWN_DECK_TOP','top':2,'owner':'LEFT'"))
        .isEqualTo(STATE.top(Places.deck(THREE), 2));
    assertThat(cards("'zone':'IN_PLAY'")).containsExactly(card("c2", 1), ship(TWO));
  }

  @Rule({"DB-SBS-07", "DB-MIS-04", "DB-VIS-03"})
  @Test
  void aSharedZoneHoldsWhatAllSeeOrTheTopOfItsDeck() {
    ImmutableList.Builder<CardId> slots = ImmutableList.builder();
    STATE.table().starbase().slots().forEach(slot -> slots.add(slot.card().orElseThrow()));
    ImmutableList.Builder<CardId> tops = ImmutableList.builder();
    for (Pile<CardId> pile : STATE.table().starbase().basics()) {
      tops.add(pile.top());
    }
    assertThat(cards("'zone':'SEARCH_AREA'")).isEqualTo(slots.build());
    assertThat(cards("'zone':'BASIC_PILES'")).isEqualTo(tops.build());
    assertThat(cards("'zone':'STARBASE'")).isEqualTo(slots.addAll(tops.build()).build());
    assertThat(cards("'zone':'STARBASE_DISCARD'")).containsExactly(card("c9"));
    assertThat(cards("'zone':'MISSION_AREA'")).containsExactly(card("m0"));
    assertThat(cards("'zone':'FLIPPED'")).containsExactly(card("e1"));
    assertThat(cards("'zone':'SPACE_DECK_TOP'")).containsExactly(card("p2"));
    assertThat(cards("'zone':'SPACE_DECK_TOP','top':2")).containsExactly(card("p2"), card("p2", 1));
    assertThat(cards("'zone':'BORG_AREA'")).isEmpty();
    assertThat(cards("'zone':'THIS'")).containsExactly(card("c2", 1));
    assertThat(cards("'zone':'CURRENT'")).containsExactly(card("c3"));
    assertThat(cards("'zone':['THIS','FLIPPED']")).containsExactly(card("e1"), card("c2", 1));
    assertThat(cards("'type':'CHARACTER'")).as("without a zone").isEmpty();
  }

  @Test
  void theCardInQuestionIsFoundWhereverItLies() {
    Starbase starbase = STATE.table().starbase();
    CardId slot = starbase.slots().get(0).card().orElseThrow();
    assertThat(current(card("c2", 1))).containsExactly(Zone.BRIDGE);
    assertThat(current(card("c3"))).containsExactly(Zone.DISCARD);
    assertThat(current(card("p0"))).containsExactly(Zone.POINTS);
    assertThat(current(card("e0"))).containsExactly(Zone.INFLUENCE);
    assertThat(current(ship(THREE))).containsExactly(Zone.FLAGSHIP);
    assertThat(current(card("c1"))).containsExactly(Zone.HAND);
    assertThat(current(slot)).containsExactly(Zone.SEARCH_AREA);
    assertThat(current(card("e1"))).containsExactly(Zone.FLIPPED);
    assertThat(current(card("m0"))).containsExactly(Zone.MISSION_AREA);
    assertThat(current(card("c9"))).containsExactly(Zone.STARBASE_DISCARD);
    assertThat(current(card("c4"))).as("in a Deck").containsExactly(Zone.DECK);
  }

  private static ImmutableList<Zone> current(CardId card) {
    return Selection.cards(STATE, SELF.withCurrent(card), TWO, sel("'zone':'CURRENT'")).stream()
        .map(Found::zone)
        .collect(ImmutableList.toImmutableList());
  }

  @Test
  void equalSelectorsFindCardsInTheSameOrder() {
    assertThat(sel("'zone':['FLIPPED','BRIDGE']")).isEqualTo(sel("'zone':['BRIDGE','FLIPPED']"));
    assertThat(cards("'zone':['FLIPPED','BRIDGE']"))
        .containsExactly(card("c2", 1), card("e1"))
        .isEqualTo(cards("'zone':['BRIDGE','FLIPPED']"));
  }

  @Rule("DB-DAT-01")
  @Property(tries = 200)
  void everyFieldNarrowsByItselfAsOneWordAsSeveralAndNegated(
      @ForAll @IntRange(max = 999) int one,
      @ForAll @IntRange(max = 999) int other,
      @ForAll @IntRange(max = 10) int cost) {
    CardDef a = CARDS.get(one % CARDS.size());
    CardDef b = CARDS.get(other % CARDS.size());
    field("type", a, b, card -> ImmutableSet.of(card.type().name()));
    field("family", a, b, card -> ImmutableSet.of(card.family().name()));
    field("name", a, b, card -> ImmutableSet.of(card.name()));
    field("affiliation", a, b, CardDef::affiliations);
    field("classification", a, b, CardDef::classifications);
    field("keyword", a, b, CardDef::keywords);
    same("'costMin':" + cost, card -> card.cost().isPresent() && card.costOrZero() >= cost);
    same("'costMax':" + cost, card -> card.cost().isPresent() && card.costOrZero() <= cost);
  }

  private static void field(
      String field, CardDef a, CardDef b, Function<CardDef, ImmutableSet<String>> words) {
    if (words.apply(a).isEmpty() || words.apply(b).isEmpty()) {
      return;
    }
    String x = words.apply(a).iterator().next();
    String y = words.apply(b).iterator().next();
    String either = "['%s','%s']".formatted(safe(x), safe(y));
    Predicate<CardDef> hasX = card -> words.apply(card).contains(x);
    Predicate<CardDef> hasY = card -> words.apply(card).contains(y);
    same("'%s':'%s'".formatted(field, safe(x)), hasX);
    same("'%s':%s".formatted(field, either), hasX.or(hasY));
    same("'%s':{'not':%s}".formatted(field, either), hasX.or(hasY).negate());
  }

  private static void same(String json, Predicate<CardDef> wanted) {
    Selector sel = sel(json);
    for (CardDef card : CARDS) {
      assertThat(Selection.fits(STATE.table(), SELF, sel, card))
          .as("%s for %s", json, card.id())
          .isEqualTo(wanted.test(card));
    }
  }

  private static void ofPlayers(
      Owner owner, Zone zone, Function<Seat, ImmutableList<CardId>> there) {
    ImmutableList.Builder<CardId> expected = ImmutableList.builder();
    for (Seat seat : players(owner)) {
      expected.addAll(there.apply(seat));
    }
    String json = String.format(Locale.ROOT, "'zone':'%s','owner':'%s'", zone, owner);
    assertThat(cards(json)).as(json).isEqualTo(expected.build());
  }

  private static ImmutableList<Seat> players(Owner owner) {
    return Players.of(STATE, SELF, new Who.Plain(owner));
  }

  private static ImmutableList<CardId> cards(String json) {
    return Selection.cards(STATE, SELF, TWO, sel(json)).stream()
        .map(Found::card)
        .collect(ImmutableList.toImmutableList());
  }

  /** A selector, with single quotes for double ones; those within words are written as a tick. */
  private static Selector sel(String json) {
    String text = "{" + json.replace('\'', '"').replace('`', '\'') + "}";
    return EngineJson.read(text, Selector.class);
  }

  private static String safe(String word) {
    return word.replace('\'', '`');
  }

  private static ImmutableList<CardId> flagship(Seat seat) {
    return ImmutableList.of(ship(seat));
  }

  private static CardId ship(Seat seat) {
    return STATE.table().area(seat).flagship().orElseThrow().card();
  }

  private static DeckbuilderState state() {
    DeckbuilderState state =
        Given.exploration(3)
            .hand(ONE, "c1", "c1")
            .hand(TWO, "c1")
            .hand(THREE, "c1", "man")
            .bridge(ONE, "c2")
            .bridge(TWO, "c2")
            .bridge(THREE, "c2", "set")
            .discard(ONE, "c3")
            .discard(TWO, "c3", "c3")
            .deck(ONE, "c4")
            .deck(TWO, "c4", "c5")
            .deck(THREE, "c5", "c4", "c6")
            .points(ONE, "p0")
            .points(TWO, "p0", "p1")
            .points(THREE, "p1")
            .influence(ONE, "e0")
            .influence(THREE, "e0", "e0")
            .starbaseDiscard("c9")
            .space("m0", "e1", "p2", "p2")
            .state();
    return Laid.space(state, state.space().subList(2, state.space().size()))
        .with(
            state
                .table()
                .withMissions(ImmutableList.of(Slot.EMPTY, Slot.of(card("m0"))))
                .withFlipped(ImmutableList.of(FlippedCard.of(card("e1")))));
  }

  @Rule("DB-GEN-09")
  @Test
  void aCardThatLiesInTwoOfTheZonesIsFoundOnce() {
    assertThat(cards("'zone':['BRIDGE','THIS']")).containsExactly(card("c2", 1));
    assertThat(cards("'zone':['BRIDGE','FLAGSHIP','IN_PLAY']"))
        .containsExactly(card("c2", 1), ship(TWO));
    assertThat(cards("'zone':['SEARCH_AREA','STARBASE']")).isEqualTo(cards("'zone':'STARBASE'"));
    assertThat(cards("'zone':['DECK','OWN_DECK_TOP']")).isEqualTo(cards("'zone':'DECK'"));
    assertThat(cards("'zone':['STARBASE_DISCARD','CURRENT','HAND']")).doesNotHaveDuplicates();
    Selector both = sel("'zone':['BRIDGE','IN_PLAY']");
    assertThat(Selection.count(STATE, SELF, TWO, both)).isEqualTo(2);
  }
}
