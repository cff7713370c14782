package io.stardeck.stccg.interrupts;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.action.AnswerAction.PlayInterrupt;
import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.OwnSet;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Phase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.view.StccgView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards that are played on somebody whom not all can see. */
class UnseenTargetsTest {
  private static final CardSet SET =
      OwnSet.with(
          "{'kind':'INTERRUPT','id':'asks','name':'asks','rarity':'COMMON','interrupt':{'any':true,"
              + "'targets':[{'kind':'PERSON','whose':'OPPONENT','filter':"
              + "{'op':'SKILL','name':'Mindmeld'}}],"
              + "'effects':[{'op':'IF','requirement':{'op':'SKILL','name':'Mindmeld'},"
              + "'then':[{'op':'SCORE','points':1}],'otherwise':[]}]}}");

  @Rule("ST-PRE-03")
  @ParameterizedTest
  @CsvSource({"233, 1", "204, 0"}) // Sarek, Data
  void thePlaceIsNamedAndWhoIsThereIsShownAfterwards(String person, int points) {
    Scene scene = Scene.laid(SET).missions("151");
    Host aboard = Host.ship(scene.ship(TWO, "331", 0));
    scene.persons(TWO, aboard, person).orders(ONE);
    scene.plays(ONE, "asks", Aim.at(aboard)).passes();
    assertThat(scene.score(ONE)).isEqualTo(points);
    assertThat(StccgView.of(scene.state(), ONE).cards(aboard, Role.FREE))
        .extracting("def")
        .containsExactly(person);
  }

  @Rule("ST-PRE-03")
  @ParameterizedTest
  @ValueSource(strings = {"233", "204"})
  void whetherACardMayBePlayedOnTheOwnCrewTellsNothingOfIt(String person) {
    Scene scene = Scene.laid().missions("151");
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    scene.persons(ONE, aboard, person).orders(ONE);
    CardId meld = scene.hand(ONE, "144");
    assertThat(scene.against(new PlayInterrupt(ONE, meld, Aim.at(aboard)))).isEmpty();
  }

  @Rule({"ST-EFF-41", "ST-VIS-14"})
  @Test
  void whereTheOnlyChoiceIsHiddenItIsAskedAllTheSame() {
    Scene scene = Scene.laid().missions("151");
    Host aboard = Host.ship(scene.ship(ONE, "331", 0));
    CardId sarek = scene.person(ONE, "233", aboard); // the only one who has Mindmeld
    CardId data = scene.person(ONE, "204", aboard);
    scene.orders(ONE).plays(ONE, "144", Aim.at(aboard)).passes();
    for (CardId only : new CardId[] {sarek, data}) {
      assertThat(scene.state().top()).isInstanceOf(Phase.Effects.class);
      assertThat(scene.state().top().deciders()).containsExactly(ONE);
      scene.quietly(new Choose(ONE, new OfCard(only)));
    }
    assertThat(scene.state().top()).isInstanceOf(Phase.Orders.class);
  }
}
