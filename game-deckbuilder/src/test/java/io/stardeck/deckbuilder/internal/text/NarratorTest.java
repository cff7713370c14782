package io.stardeck.deckbuilder.internal.text;

import static io.stardeck.deckbuilder.internal.step.CardDealer.CARDS;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.DeckbuilderGame;
import io.stardeck.deckbuilder.action.Choose;
import io.stardeck.deckbuilder.action.Declare;
import io.stardeck.deckbuilder.action.Explore;
import io.stardeck.deckbuilder.action.Means;
import io.stardeck.deckbuilder.action.PlayCard;
import io.stardeck.deckbuilder.action.Search;
import io.stardeck.deckbuilder.action.TrashPhase;
import io.stardeck.deckbuilder.action.UseEffect;
import io.stardeck.deckbuilder.card.CardSets;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Destination;
import io.stardeck.deckbuilder.event.CardEvent.CardGained;
import io.stardeck.deckbuilder.event.CardEvent.CardMoved;
import io.stardeck.deckbuilder.event.CardEvent.CardsDrawn;
import io.stardeck.deckbuilder.event.CardEvent.DeckReordered;
import io.stardeck.deckbuilder.event.CardEvent.NameJudged;
import io.stardeck.deckbuilder.event.SpaceEvent.SpaceCardFlipped;
import io.stardeck.deckbuilder.event.TurnEvent.GameEnded;
import io.stardeck.deckbuilder.scene.Given;
import io.stardeck.deckbuilder.scene.Scene;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Places;
import io.stardeck.deckbuilder.state.choice.Answer;
import io.stardeck.deckbuilder.state.phase.TeamAction;
import io.stardeck.deckbuilder.view.DeckbuilderView;
import io.stardeck.engine.Audience;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.json.EngineJson;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.rules.window.Gathering;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;

class NarratorTest {
  private static final DeckbuilderGame GAME = new DeckbuilderGame();

  @Test
  void theTableIsReadAtAGlance() {
    DeckbuilderView view =
        Given.exploration(2)
            .hand(Given.ONE, "ensign", "phasers")
            .bridge(Given.ONE, "lieutenant")
            .damage(Given.ONE, 2)
            .slots("man", "set", "c9")
            .nothingElseInStarbase()
            .space("m0", "p0")
            .nothingElseInSpace()
            .xp(3)
            .scene()
            .does(new Explore(Given.ONE))
            .view(Given.ONE);

    assertThat(GAME.narrator().table(view)).isEqualTo(expected("table.txt"));
  }

  @Rule({"DB-KCW-03", "DB-KCW-07"})
  @Test
  void whoPlaysTogetherIsToldWithTheirPoints() {
    DeckbuilderView four =
        Given.klingon(4)
            .points(Given.ONE, "p0")
            .points(Given.THREE, "loyal")
            .scene()
            .view(Given.ONE);
    assertThat(GAME.narrator().table(four))
        .contains("    Plays with seat 3, 40 points together\n")
        .contains("    Plays with seat 4, 0 points together\n");
    assertThat(GAME.narrator().table(Given.klingon(3).scene().view(Given.ONE)))
        .doesNotContain("Plays with");
  }

  /** Of a Cube all that is printed grows, a 0 too. */
  @Rule({"DB-FOR-07", "DB-SHP-06"})
  @Test
  void aStarshipTellsItsZerosAndLeavesOutWhatIsNotPrinted() {
    assertThat(CardText.stats(CardSets.standard().card("borg-cube-1")))
        .isEqualTo("Spd 4 Att 7 Def 1 Shd 0");
    assertThat(CardText.stats(CardSets.standard().card("duras"))).isEqualTo("Att 3 Dip 1");
  }

  @Rule("DB-BOR-18")
  @Test
  void aGoalOfTheTeamSaysThatThoseCountWhoAreIn() {
    assertThat(CardText.rules(CardSets.standard().card("severed-link")))
        .contains(" (all who are in together). ");
    assertThat(CardText.rules(CardSets.standard().card("hold-your-nerve")))
        .contains(" (each player who is in). ");
  }

  @Test
  void theSpectatorSeesNoHand() {
    DeckbuilderView view =
        Given.exploration(2)
            .hand(Given.ONE, "phasers")
            .deck(Given.ONE, "c1", "c1")
            .scene()
            .view(Seat.SPECTATOR);

    assertThat(GAME.narrator().table(view))
        .doesNotContain("Your Hand")
        .contains("Hand 1")
        .contains("Somewhere in the Deck of seat 1 and the Hand of seat 1: 2 c1, 1 Phasers");
  }

  @Rule("DB-VIS-07")
  @Test
  void whatASeatRemembersIsToldByWhereItLies() {
    DeckbuilderState state =
        Given.exploration(2).hand(Given.TWO, "c2", "c3").space("e0", "m0").scene().state();
    Play<DeckbuilderState> play = Play.silent(state);
    CARDS.show(play, Places.hand(Given.TWO), Given.card("c3"), Audience.only(Given.ONE));
    CARDS.show(play, Places.SPACE, Given.card("m0"), Audience.only(Given.ONE));
    String known = "You know\n  the Hand of seat 2: c3\n  the space deck: m0 as card 2\n";
    assertThat(GAME.narrator().table(GAME.view(play.state(), Given.ONE))).contains(known);
    assertThat(GAME.narrator().table(GAME.view(play.state(), Seat.SPECTATOR)))
        .doesNotContain("space deck: 2 m0");
  }

  @Test
  void cardsHaveTheirNamesInEvents() {
    DeckbuilderView view = Given.exploration(2).scene().view(Given.ONE);
    CardId ensign = Given.card("ensign");

    assertThat(GAME.narrator().event(view, new CardGained(Given.TWO, ensign, Destination.DECK_TOP)))
        .isEqualTo("seat 2 gains Ensign, on top of the Deck");
    assertThat(
            GAME.narrator()
                .event(view, new CardsDrawn(Given.ONE, 2, ImmutableList.of(ensign, ensign))))
        .isEqualTo("seat 1 draws Ensign, Ensign");
  }

  @Test
  void aCardThatIsFlippedSaysWhatItIsWorth() {
    SpaceCardFlipped flip = new SpaceCardFlipped(Given.ONE, Given.card("p0"));

    assertThat(GAME.narrator().event(Given.exploration(2).scene().view(Given.ONE), flip))
        .isEqualTo("seat 1 flips p0 (20 points)");
    assertThat(GAME.narrator().event(Given.borg(2).scene().view(Given.ONE), flip))
        .isEqualTo("seat 1 flips p0");
  }

  @Test
  void aChoiceSaysWhatItIsFor() {
    Scene won =
        Given.exploration(2)
            .bridge(Given.ONE, "c9")
            .space("p0")
            .scene()
            .does(new Explore(Given.ONE), new Declare(Given.ONE, Means.DIPLOMACY));
    assertThat(GAME.prompt(won.view(Given.ONE)).text())
        .isEqualTo("p0: take it as your flagship, or else it goes to your Points Area?");
    assertThat(offers(won, Given.ONE)).containsExactly("no", "yes");

    Scene trashing =
        Given.exploration(2)
            .hand(Given.ONE, "scrapper", "ensign", "phasers")
            .scene()
            .does(new PlayCard(Given.ONE, Given.card("scrapper")));
    assertThat(GAME.prompt(trashing.view(Given.ONE)).text())
        .isEqualTo(
            "scrapper (you may trash up to 2 cards from your Hand): pick 1 card from your Hand, or"
                + " none");
    assertThat(offers(trashing, Given.ONE)).containsExactlyInAnyOrder("none", "Ensign", "Phasers");
  }

  @Test
  void cardsToPickFromSeveralZonesAreToldApart() {
    Scene purging =
        Given.borg(2)
            .hand(Given.ONE, "purger", "borg")
            .discard(Given.ONE, "borg", "borg")
            .phases(new TeamAction(Given.ONE, Gathering.of(Seat.first(2))))
            .scene()
            .does(new PlayCard(Given.ONE, Given.card("purger")));
    assertThat(offers(purging, Given.ONE))
        .containsExactlyInAnyOrder("Borg (Hand)", "Borg (Discard)", "Borg (Discard)");
  }

  @Test
  void actionsSayWhatTheyCostAndEnd() {
    Scene team =
        Given.borg(2)
            .hand(Given.ONE, "ensign")
            .slots("man")
            .phases(new TeamAction(Given.ONE, Gathering.of(Seat.first(2))))
            .scene();
    CardId ensign = Given.card("ensign");
    assertThat(GAME.narrator().action(team.view(Given.ONE), new TrashPhase(Given.ONE, ensign)))
        .isEqualTo("trash Ensign and be out for this turn");
    assertThat(GAME.narrator().action(team.view(Given.ONE), new Search(Given.ONE, 0)))
        .isEqualTo("search slot 0: replace man");
    assertThat(
            GAME.narrator()
                .action(team.view(Given.ONE), new UseEffect(Given.ONE, Given.card("martyr"), 0)))
        .isEqualTo("use martyr: trash martyr: draw 2 cards");
  }

  @Test
  void whatBecomesOfCardsAndOfTheGameIsTold() {
    Scene scene = Given.exploration(2).space("p0").scene().does(new Explore(Given.ONE));
    Scene lost = scene.does(new Declare(Given.ONE, Means.COMBAT));
    assertThat(told(lost, lost.seen(Given.TWO, CardMoved.class).get(0)))
        .isEqualTo("p0 goes under the space deck");
    Outcome outcome = new Outcome(Seat.first(1), ImmutableList.of(405, 90), RuleId.of("DB-VIC-01"));
    assertThat(told(scene, new GameEnded(outcome)))
        .isEqualTo("the game is over (DB-VIC-01): seat 1 has won; points: seat 1 405, seat 2 90");
    assertThat(told(scene, new NameJudged(Given.TWO, true, false)))
        .isEqualTo("seat 2 has guessed wrong");
    assertThat(told(scene, new NameJudged(Given.TWO, false, true)))
        .isEqualTo("seat 2 holds the named card");
    assertThat(
            told(scene, new DeckReordered(Given.ONE, CardEffect.Pile.SPACE_DECK, Given.ONE, 2, 1)))
        .isEqualTo(
            "seat 1 puts the top 2 cards of the space deck back in a chosen order, 1 to the"
                + " bottom");
  }

  @Test
  void whereACardGoesAndWhoseItIsThenIsTold() {
    Scene scene =
        Given.exploration(3)
            .hand(Given.ONE, "courier", "c2")
            .scene()
            .does(
                new PlayCard(Given.ONE, Given.card("courier")),
                new Choose(Given.ONE, new Answer.Player(Given.TWO)));
    assertThat(told(scene, scene.seen(Given.ONE, CardMoved.class).get(0)))
        .isEqualTo("c2 goes to the Hand of seat 2");
    assertThat(told(scene, scene.seen(Given.THREE, CardMoved.class).get(0)))
        .isEqualTo("a card goes to the Hand of seat 2");
  }

  private static String told(Scene scene, GameEvent event) {
    return GAME.narrator().event(scene.view(Given.ONE), event);
  }

  private static ImmutableList<String> offers(Scene scene, Seat seat) {
    DeckbuilderView view = scene.view(seat);
    return GAME.legalActions(scene.state(), seat).stream()
        .map(action -> GAME.narrator().action(view, action))
        .collect(ImmutableList.toImmutableList());
  }

  private static String expected(String file) {
    return EngineJson.resource(NarratorTest.class, file).replace("\r\n", "\n");
  }

  @Test
  void cardsAreAskedAboutByIdAndNameAndByTheActionsThatBuyThem() {
    DeckbuilderState state = GAME.setup(GAME.defaultConfig(2), Chance.seeded("about")).state();
    DeckbuilderView view = GAME.view(state, Seat.of(1));
    assertThat(GAME.narrator().about(view, "ensign").orElseThrow())
        .startsWith("Ensign: ")
        .contains("cost 1", "Att 1", "+1 XP");
    assertThat(GAME.narrator().about(view, "war").orElseThrow())
        .as("Warp Speed only begins so")
        .startsWith("War: ");
    assertThat(GAME.narrator().about(view, "c0")).isPresent();
    assertThat(GAME.narrator().about(view, "c9999")).isEmpty();
    assertThat(GAME.narrator().about(view, "zzz")).isEmpty();
    CardId first = view.table().starbase().slots().get(0).card().orElseThrow();
    assertThat(GAME.narrator().about(view, new Search(Seat.of(1), 0)))
        .hasValueSatisfying(
            text -> assertThat(text).startsWith(view.table().def(first).name() + ": "));
    assertThat(GAME.narrator().about(view, new Search(Seat.of(1), 99))).isEmpty();
    assertThat(GAME.narrator().legend()).contains("Shields", "table.areas[1].attack");
    assertThat(GAME.explain(view, "table.areas[1].attack")).isPresent();
  }
}
