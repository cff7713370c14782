package io.stardeck.stccg.interrupts;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Pass;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.action.OrderAction.Attempt;
import io.stardeck.stccg.action.OrderAction.Confirm;
import io.stardeck.stccg.action.TurnAction.PlayCard;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.event.TurnEvent;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Places;
import io.stardeck.stccg.view.StccgView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What forbids a card, or takes its effect away. */
class NullifyingTest {
  private static final ImmutableSet<Affiliation> FEDERATION =
      ImmutableSet.of(Affiliation.FEDERATION);
  private static final String JUGGLER = "142"; // shuffles a deck
  private static final String AMANDA = "108"; // nullifies an interrupt
  private static final String KEVIN = "124"; // nullifies an event
  private static final String Q2 = "133"; // nullifies these two

  // Diplomacy Mission and First Contact, planets of the Federation.
  private final Scene scene = Scene.laid().missions("151", "161");

  private ImmutableList<String> resolved() {
    return scene.told(CardEvent.InterruptResolved.class).stream()
        .map(event -> event.card().def())
        .collect(ImmutableList.toImmutableList());
  }

  private ImmutableList<String> nullified() {
    return scene.told(CardEvent.CardNullified.class).stream()
        .map(event -> event.card().def())
        .collect(ImmutableList.toImmutableList());
  }

  private void spareCards() {
    scene.hand(ONE, "331");
    scene.hand(TWO, "331");
  }

  @Rule({"ST-X-29", "ST-INT-01", "ST-INT-02", "ST-INT-04", "ST-INT-07", "ST-INT-08", "ST-INT-05"})
  @Test
  void withoutANullifierTheFirstPlayedTakesEffectFirst() {
    spareCards();
    scene.orders(ONE);
    scene.plays(TWO, JUGGLER, Aim.at(ONE)).plays(ONE, "131", Aim.NOTHING);
    scene.plays(TWO, "119", Aim.NOTHING);
    assertThat(resolved()).isEmpty();
    scene.does(new Pass(ONE));
    assertThat(scene.state().top()).isInstanceOf(Phase.Window.class);
    scene.does(new Pass(TWO));
    assertThat(resolved()).containsExactly(JUGGLER, "131", "119");
  }

  @Rule({"ST-X-29", "ST-INT-08", "ST-INT-09", "ST-EFF-06", "ST-PAT-17"})
  @Shows("108")
  @Test
  void aNullifierTakesItsTargetAway() {
    spareCards();
    scene.orders(ONE).plays(TWO, JUGGLER, Aim.at(ONE)).plays(ONE, AMANDA, Aim.atAnnounced(1));
    scene.passes();
    assertThat(nullified()).containsExactly(JUGGLER);
    assertThat(resolved()).containsExactly(AMANDA);
    assertThat(scene.discarded(TWO)).containsExactly(JUGGLER);
    assertThat(scene.discarded(ONE)).containsExactly(AMANDA);
  }

  @Rule({"ST-X-29", "ST-INT-08"})
  @Shows("133")
  @Test
  void aNullifiedNullifierDoesNothing() {
    spareCards();
    scene.orders(ONE).plays(TWO, JUGGLER, Aim.at(ONE)).plays(ONE, AMANDA, Aim.atAnnounced(1));
    scene.plays(TWO, Q2, Aim.atAnnounced(2)).passes();
    assertThat(nullified()).containsExactly(AMANDA);
    assertThat(resolved()).containsExactly(Q2, JUGGLER);
  }

  @Rule({"ST-INT-08", "ST-EFF-40"})
  @ParameterizedTest
  @CsvSource({"false, 5, 142", "true, 0, spoils"})
  void whatANullifierDoesBesidesComesIfItIsNotNullifiedItself(
      boolean answered, int score, String nullified) {
    Scene own = spoiling();
    own.plays(TWO, JUGGLER, Aim.at(ONE)).plays(ONE, "spoils", Aim.atAnnounced(1));
    if (answered) {
      own.plays(TWO, AMANDA, Aim.atAnnounced(2));
    }
    own.passes();
    assertThat(own.score(ONE)).isEqualTo(score);
    assertThat(own.told(CardEvent.CardNullified.class))
        .extracting(told -> told.card().def())
        .containsExactly(nullified);
    assertThat(own.discarded(ONE)).containsExactly("spoils");
  }

  /** A nullifier that gives points besides; its player gives orders. */
  private static Scene spoiling() {
    Scene own =
        Scene.laid(
                OwnSet.with(
                    "{'kind':'INTERRUPT','id':'spoils','name':'spoils','rarity':'COMMON',"
                        + "'interrupt':{'windows':[{'window':'INTERRUPT_PLAYED'}],"
                        + "'targets':[{'kind':'ANNOUNCED','kinds':['INTERRUPT']}],"
                        + "'effects':[{'op':'NULLIFY'},{'op':'SCORE','points':5}]}}"))
            .missions("151");
    own.hand(ONE, "331");
    own.hand(TWO, "331");
    return own.orders(ONE);
  }

  @Rule({"ST-INT-09", "ST-DAT-18"})
  @Test
  void aNullifierNeedsATargetThatItCanStop() {
    spareCards();
    CardId kevin = scene.hand(ONE, KEVIN);
    scene.orders(ONE);
    CardId amanda = scene.hand(TWO, AMANDA);
    assertThat(scene.against(new PlayInterrupt(TWO, amanda, Aim.atAnnounced(1))))
        .contains("ST-INT-06", "ST-INT-09");
    assertThat(scene.against(new PlayInterrupt(ONE, kevin, Aim.atAnnounced(1))))
        .containsExactly("ST-INT-09");
    CardId event = scene.lies(TWO, "066", On.table(TWO));
    scene.does(new PlayInterrupt(ONE, kevin, Aim.at(event)));
    // Kevin Uxbridge is immune to Amanda Rogers.
    assertThat(scene.against(new PlayInterrupt(TWO, amanda, Aim.atAnnounced(1))))
        .containsExactly("ST-INT-09");
    scene.passes();
    assertThat(scene.state().table().lying()).isEmpty();
    assertThat(scene.discarded(TWO)).containsExactly("066");
  }

  private ImmutableList<String> asked() {
    return scene.told(TurnEvent.WindowOpened.class).stream()
        .map(event -> event.window() + " " + event.asked())
        .collect(ImmutableList.toImmutableList());
  }

  @Rule({"ST-PLY-11", "ST-INT-03", "ST-INT-09", "ST-PLY-01"})
  @Test
  void anEventThatIsNullifiedIsDiscardedAndTheCardPlaySpent() {
    CardId event = scene.hand(ONE, "066");
    CardId kevin = scene.hand(TWO, KEVIN);
    scene.cardPlay(ONE).does(new PlayCard(ONE, event, Aim.NOTHING));
    scene.quietly(new PlayInterrupt(TWO, kevin, Aim.atAnnounced(0)));
    assertThat(scene.discarded(ONE)).containsExactly("066");
    assertThat(scene.state().table().lying()).isEmpty();
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
    assertThat(scene.state().table().turn().played()).isEqualTo(1);
  }

  @Rule({"ST-EFF-48", "ST-INT-08", "ST-VIS-16"})
  @Shows("115")
  @Test
  void aCardThatIsSentBackMayNotBePlayedAgainInThisTurn() {
    CardId event = scene.hand(ONE, "066");
    scene.hand(ONE, "081");
    CardId vortex = scene.hand(TWO, "115");
    scene.cardPlay(ONE).does(new PlayCard(ONE, event, Aim.NOTHING));
    scene.quietly(new PlayInterrupt(TWO, vortex, Aim.atAnnounced(0)));
    assertThat(scene.state().top()).isInstanceOf(Phase.Play.class);
    assertThat(scene.state().cards(Places.hand(ONE))).extracting(Card::def).contains("066", "081");
    assertThat(StccgView.of(scene.state(), TWO).cards(Places.hand(ONE)))
        .extracting(Card::def)
        .containsExactly("066"); // it was seen
    for (Card card : scene.state().cards(Places.hand(ONE))) {
      assertThat(scene.against(new PlayCard(ONE, card.id(), Aim.NOTHING)))
          .isEqualTo(card.def().equals("066") ? ImmutableSet.of("ST-EFF-48") : ImmutableSet.of());
    }
  }

  @Rule({"ST-INT-08", "ST-EFF-48"})
  @Shows({"115", "124"})
  @Test
  void whatIsNullifiedIsNotSentBackByWhatWasPlayedLater() {
    CardId event = scene.hand(ONE, "066");
    CardId kevin = scene.hand(TWO, KEVIN);
    CardId vortex = scene.hand(TWO, "115");
    scene.cardPlay(ONE).does(new PlayCard(ONE, event, Aim.NOTHING));
    scene.does(new PlayInterrupt(TWO, kevin, Aim.atAnnounced(0)));
    scene.quietly(new PlayInterrupt(TWO, vortex, Aim.atAnnounced(0)));
    assertThat(scene.discarded(ONE)).containsExactly("066");
    assertThat(nullified()).containsExactlyInAnyOrder("066", "115");
  }

  @Rule("ST-PRE-05")
  @Shows("115")
  @Test
  void nobodySendsTheirOwnCardBack() {
    CardId event = scene.hand(ONE, "066");
    PlayInterrupt own = new PlayInterrupt(ONE, scene.hand(ONE, "115"), Aim.atAnnounced(0));
    PlayInterrupt theirs = new PlayInterrupt(TWO, scene.hand(TWO, "115"), Aim.atAnnounced(0));
    scene.cardPlay(ONE).does(new PlayCard(ONE, event, Aim.NOTHING));
    assertThat(scene.against(own)).isNotEmpty();
    assertThat(scene.against(theirs)).isEmpty();
  }

  @Rule({"ST-PRE-04", "ST-PRE-05", "ST-INT-06"})
  @Shows("141")
  @Test
  void aDilemmaThatIsNullifiedIsOutOfTheWay() {
    scene.persons(ONE, Host.team(1, ONE), "205").seeded(TWO, 1, "054"); // Wind Dancer
    CardId devil = scene.hand(TWO, "141");
    scene.orders(ONE).does(new Attempt(ONE, 1, Host.team(1, ONE), FEDERATION));
    scene.does(new Confirm(ONE)).does(new Pass(TWO)); // the attempt is announced
    scene.quietly(new PlayInterrupt(TWO, devil, Aim.atAnnounced(0)));
    assertThat(scene.discarded(TWO)).containsExactlyInAnyOrder("054", "141");
    assertThat(scene.score(ONE)).isEqualTo(30);
  }

  @Rule({"ST-EFF-07", "ST-INT-15"})
  @Test
  void aCardInPlayMayForbidInterrupts() {
    scene.lies(ONE, "077", On.table(ONE)); // all but Kevin Uxbridge and Q2
    CardId juggler = scene.hand(TWO, JUGGLER);
    scene.orders(ONE);
    assertThat(scene.against(new PlayInterrupt(TWO, juggler, Aim.at(ONE))))
        .containsExactly("ST-EFF-07");
  }

  @Rule({"ST-EFF-07", "ST-INT-15", "ST-PRE-05"})
  @Test
  void whereAllThatWouldAnswerIsForbiddenNobodyIsAsked() {
    scene.lies(ONE, "077", On.table(ONE));
    CardId outpost = scene.outpost(ONE, "104", 0);
    CardId person = scene.hand(ONE, "205");
    scene.hand(TWO, "331");
    scene.cardPlay(ONE).does(new PlayCard(ONE, person, Aim.at(Host.outpost(outpost))));
    assertThat(asked()).isEmpty(); // Energy Vortex is forbidden, Kevin Uxbridge stops events
  }
}
