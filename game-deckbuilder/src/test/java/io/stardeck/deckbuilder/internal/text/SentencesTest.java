package io.stardeck.deckbuilder.internal.text;

import static io.stardeck.deckbuilder.scene.Given.ONE;
import static io.stardeck.deckbuilder.scene.Given.TWO;
import static io.stardeck.deckbuilder.scene.Given.card;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.DeckbuilderAction;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.GainSlot;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.Resolve;
import io.stardeck.deckbuilder.action.WinByDiplomacy;
import io.stardeck.deckbuilder.card.CardSet;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Bound;
import io.stardeck.deckbuilder.card.word.CardEffect.Pile;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.card.word.Selector;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.card.word.Zone;
import io.stardeck.deckbuilder.event.BattleEvent.DamageAssigned;
import io.stardeck.deckbuilder.event.BattleEvent.DamageTaken;
import io.stardeck.deckbuilder.event.BattleEvent.FlagshipChanged;
import io.stardeck.deckbuilder.event.CardEvent.CardGained;
import io.stardeck.deckbuilder.event.CardEvent.CardSearched;
import io.stardeck.deckbuilder.event.CardEvent.DeckReordered;
import io.stardeck.deckbuilder.event.CardEvent.DeckReshuffled;
import io.stardeck.deckbuilder.event.CardEvent.NameJudged;
import io.stardeck.deckbuilder.event.DeckbuilderEvent;
import io.stardeck.deckbuilder.event.GainEvent.AllowanceChanged;
import io.stardeck.deckbuilder.event.GainEvent.DiscountGained;
import io.stardeck.deckbuilder.event.GainEvent.ShipBonusGained;
import io.stardeck.deckbuilder.event.ScenarioEvent.BorgCardGiven;
import io.stardeck.deckbuilder.event.ScenarioEvent.InfluenceLost;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalFailed;
import io.stardeck.deckbuilder.event.SpaceEvent.GoalMet;
import io.stardeck.deckbuilder.event.SpaceEvent.MissionPlaced;
import io.stardeck.deckbuilder.event.TurnEvent.GameEnded;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.scene.Sets;
import io.stardeck.deckbuilder.state.Discount;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.deckbuilder.state.choice.Look;
import io.stardeck.deckbuilder.state.choice.Question;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Events, actions and questions are sentences that say who, what and whereto. */
class SentencesTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();

  @Test
  void eventsAreSentences() {
    Map<DeckbuilderEvent, String> sentences =
        ImmutableMap.<DeckbuilderEvent, String>builder()
            .put(
                new AllowanceChanged(ONE, Modifier.Kind.SEARCH, -1, 0),
                "seat 1 loses 1 Search, 0 left")
            .put(
                new DiscountGained(TWO, Selector.all(Zone.SEARCH_AREA), 2, 3),
                "seat 2: the next 3 cards cost 2 less")
            .put(new ShipBonusGained(card("p0"), Stat.ATTACK, 2), "p0 gets +2 Attack")
            .put(new CardGained(ONE, card("c1"), Destination.HAND), "seat 1 gains c1, to the Hand")
            .put(new CardSearched(ONE, 4, card("c1")), "seat 1 searches: c1 leaves slot 4")
            .put(new DeckReshuffled(TWO, 7), "seat 2 shuffles 7 cards into a new Deck")
            .put(
                new DeckReordered(ONE, Pile.DECK, TWO, 1, 0),
                "seat 1 puts the top 1 card of the Deck of seat 2 back")
            .put(
                new DeckReordered(ONE, Pile.STARBASE_DECK, ONE, 2, 0),
                "seat 1 puts the top 2 cards of the starbase deck back in a chosen order")
            .put(new NameJudged(TWO, true, true), "seat 2 has guessed right")
            .put(new NameJudged(TWO, false, false), "seat 2 does not hold the named card")
            .put(new MissionPlaced(card("m0"), 0), "m0 lies face up as Mission 1")
            .put(new GoalMet(ONE, card("trial")), "seat 1 meets the Goal of trial")
            .put(new GoalFailed(ONE, card("trial")), "seat 1 fails at trial")
            .put(new DamageAssigned(card("p0"), card("p1"), 3), "p0 deals 3 damage to p1")
            .put(new DamageTaken(card("p1"), 2, 5), "p1 takes 2 damage, now 5")
            .put(
                new FlagshipChanged(ONE, card("p0"), card("p1")),
                "seat 1 takes p1 as flagship instead of p0")
            .put(
                new BorgCardGiven(TWO, card("borg"), Destination.DECK_TOP),
                "seat 2 is given a Borg card, on top of the Deck")
            .put(new InfluenceLost(TWO, card("c1")), "seat 2 loses c1")
            .put(
                new GameEnded(outcome(ImmutableList.of(), "DB-D-14")),
                "the game is over (DB-D-14): nobody has won; points: seat 1 20, seat 2 20")
            .put(
                new GameEnded(outcome(Seat.first(2), "DB-VIC-04")),
                "the game is over (DB-VIC-04): seat 1 and seat 2 have won;"
                    + " points: seat 1 20, seat 2 20")
            .build();
    DeckbuilderView view = Given.exploration(2).scene().view(ONE);
    sentences.forEach(
        (event, sentence) -> assertThat(GAME.narrator().event(view, event)).isEqualTo(sentence));
  }

  @Test
  void anAlliedStarshipIsAcquiredOrNot() {
    DeckbuilderView view = Given.klingon(2).scene().view(ONE);
    CardId ship = CardId.of(Given.KLINGON.firstCopy(Given.KLINGON.card("loyal")));
    assertThat(GAME.narrator().event(view, new GoalMet(ONE, ship)))
        .isEqualTo("seat 1 acquires loyal");
    assertThat(GAME.narrator().event(view, new GoalFailed(ONE, ship)))
        .isEqualTo("seat 1 does not acquire loyal");
  }

  @Test
  void actionsAreSentences() {
    Discount discount = new Discount(Selector.all(Zone.SEARCH_AREA), 1, 0, Until.TURN_END);
    DeckbuilderView view =
        Given.exploration(2)
            .slots("c3")
            .tally(ONE, tally -> tally.withDiscounts(ImmutableList.of(discount)))
            .scene()
            .view(ONE);
    Map<DeckbuilderAction, String> sentences =
        ImmutableMap.<DeckbuilderAction, String>builder()
            .put(
                new GainSlot(ONE, 0),
                "gain c3 (%s) for %d XP"
                    .formatted(
                        CardText.stats(Given.SMALL.card("c3")),
                        Given.SMALL.card("c3").costOrZero() - 1))
            .put(new Declare(ONE, Means.COMBAT), "fight")
            .put(new Declare(ONE, Means.DIPLOMACY), "win by Diplomacy")
            .put(new Resolve(ONE), "play no more cards, see what comes of it")
            .put(new WinByDiplomacy(ONE, card("p0"), true), "win p0 by Diplomacy, as flagship")
            .put(
                new WinByDiplomacy(ONE, card("p0"), false),
                "win p0 by Diplomacy, to the Points Area")
            .put(
                new Choose(ONE, new Answer.Upgrade(card("c1"), card("c3"))), "trash c1 and gain c3")
            .build();
    sentences.forEach(
        (action, sentence) -> assertThat(GAME.narrator().action(view, action)).isEqualTo(sentence));
  }

  /** Its card may say that a Starship goes elsewhere when it is won (DB-SHP-08). */
  @Test
  void onlyAStarshipThatIsKeptGoesToThePointsArea() {
    CardSet cards = Sets.with(Given.SMALL, "p0", "disposition", "{\"achieved\":\"BOTTOM\"}");
    Scene won =
        Given.config(2, config -> config.cardSet(cards))
            .space("p0")
            .scene()
            .does(new Explore(ONE), new Declare(ONE, Means.DIPLOMACY));
    DeckbuilderView view = won.view(ONE);
    assertThat(GAME.prompt(view).text()).isEqualTo("p0: take it as your flagship?");
    WinByDiplomacy win = new WinByDiplomacy(ONE, card("p0"), false);
    assertThat(GAME.narrator().action(view, win)).isEqualTo("win p0 by Diplomacy");
  }

  @Test
  void questionsSayWhatIsAsked() {
    assertThat(question(upgrade(Bound.EXACT))).isEqualTo("upgrade 1 card from seat 2's Hand by 2");
    assertThat(question(upgrade(Bound.UP_TO)))
        .isEqualTo("upgrade 1 card from seat 2's Hand by 2 or less");
    assertThat(question(upgrade(Bound.MAX_COST)))
        .isEqualTo("upgrade 1 card from seat 2's Hand to cost 2 or less");
    Look look = new Look(Pile.SPACE_DECK, ONE, 2);
    assertThat(question(new Question.PickSeen(look, false)))
        .isEqualTo("pick which of the cards that you see goes deepest");
    assertThat(question(new Question.PickSeen(look, true)))
        .isEqualTo("pick which of the cards that you see goes to the bottom, or none");
    assertThat(question(new Question.PickNumber(1, 3))).isEqualTo("pick a number from 1 to 3");
  }

  private static Question upgrade(Bound bound) {
    return new Question.PickUpgrade(
        Selector.all(Zone.HAND),
        TWO,
        Bindings.of(TWO, card("c1")),
        2,
        bound,
        Selector.all(Zone.STARBASE),
        false);
  }

  private static String question(Question question) {
    return ChoiceText.QUESTIONS.of(Voice.of("Refit", "seat 2's"), question);
  }

  private static Outcome outcome(ImmutableList<Seat> winners, String rule) {
    return new Outcome(winners, ImmutableList.of(20, 20), RuleId.of(rule));
  }
}
