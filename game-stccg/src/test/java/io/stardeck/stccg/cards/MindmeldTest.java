package io.stardeck.stccg.cards;

import static io.stardeck.stccg.scene.Scene.ONE;
import static io.stardeck.stccg.scene.Scene.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.stccg.action.AnswerAction.Choose;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.scene.Scene;
import io.stardeck.stccg.scene.Shows;
import io.stardeck.stccg.state.Aim;
import io.stardeck.stccg.state.Chosen.OfCard;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.On;
import io.stardeck.stccg.state.Role;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who melds minds with whom. */
class MindmeldTest {
  private final Scene scene = Scene.laid().missions("151");
  private final CardId ship = scene.ship(ONE, "331", 0);
  private final Host aboard = Host.ship(ship);

  private void melds() {
    scene.orders(ONE).plays(ONE, "144", Aim.at(aboard)).passes();
  }

  private boolean may(CardId person) {
    return scene.against(new Choose(ONE, new OfCard(person))).isEmpty();
  }

  @Shows("144")
  @Rule({"ST-HOL-03", "ST-EFF-52"})
  @Test
  void nothingIsLearntFromAHologramThatIsNotActive() {
    CardId selar = scene.person(ONE, "208", aboard);
    CardId data = scene.person(ONE, "204", aboard);
    CardId einstein = scene.person(ONE, "195", aboard);
    melds();
    scene.quietly(new Choose(ONE, new OfCard(selar)));
    assertThat(may(data)).isTrue();
    assertThat(may(einstein)).isFalse();
  }

  @Shows({"144", "052"})
  @Rule({"ST-EFF-11", "ST-PRE-03", "ST-EFF-52"})
  @Test
  void whoHasLostMindmeldDoesNotMeld() {
    CardId taurik = scene.person(ONE, "245", aboard); // Mindmeld comes first
    CardId selar = scene.person(ONE, "208", aboard);
    scene.lies(TWO, "052", On.ship(ship));
    melds();
    assertThat(may(taurik)).isFalse();
    assertThat(may(selar)).isTrue();
  }

  @Shows("144")
  @Rule({"ST-REQ-07", "ST-EFF-31"})
  @Test
  void whoIsDisabledDoesNotMeld() {
    scene.person(ONE, "245", aboard);
    scene.disabled(ONE, aboard, scene.lies(TWO, "031", On.ship(ship)));
    CardId disabled = scene.state().cards(aboard, Role.DISABLED).get(0).id();
    CardId selar = scene.person(ONE, "208", aboard);
    melds();
    assertThat(may(disabled)).isFalse();
    assertThat(may(selar)).isTrue();
  }

  @Shows({"144", "052"})
  @Rule({"ST-EFF-11", "ST-EFF-52"})
  @Test
  void nobodyLearnsWhatTheOtherHasLostByThen() {
    CardId selar = scene.person(ONE, "208", aboard);
    CardId troi = scene.person(ONE, "205", aboard); // Empathy comes first, then Diplomacy
    CardId infection = scene.lies(TWO, "052", On.ship(ship));
    melds();
    scene.does(new Choose(ONE, new OfCard(selar))).does(new Choose(ONE, new OfCard(troi)));
    scene.passes();
    assertThat(skill("Empathy")).isZero();
    assertThat(skill("Diplomacy")).isEqualTo(2);
    scene.ends(infection);
    assertThat(skill("Empathy")).isEqualTo(1); // hers again, and hers alone
  }

  @Shows({"144", "052"})
  @Rule({"ST-EFF-11", "ST-EFF-52"})
  @Test
  void whatWasLearntIsNotLostWithWhatStandsFirst() {
    CardId selar = scene.person(ONE, "208", aboard); // Computer Skill comes first
    CardId troi = scene.person(ONE, "205", aboard);
    melds();
    scene.does(new Choose(ONE, new OfCard(selar))).does(new Choose(ONE, new OfCard(troi)));
    scene.passes().lies(TWO, "052", On.ship(ship));
    assertThat(skill("Empathy")).isEqualTo(1);
    assertThat(skill("Computer Skill")).isZero();
  }

  @Shows({"144", "053", "052"})
  @Rule({"ST-EFF-31", "ST-EFF-52", "ST-EFF-11"})
  @Test
  void flatCreaturesDisableWhoHasEmpathyNow() {
    CardId selar = scene.person(ONE, "208", aboard);
    CardId troi = scene.person(ONE, "205", aboard);
    scene.lies(TWO, "053", On.ship(ship));
    assertThat(counting()).containsExactly("208");
    melds();
    scene.does(new Choose(ONE, new OfCard(selar))).does(new Choose(ONE, new OfCard(troi)));
    scene.passes();
    assertThat(counting()).isEmpty();
    CardId infection = scene.lies(TWO, "052", On.ship(ship)); // Empathy comes first of hers
    assertThat(counting()).containsExactly("205");
    scene.ends(infection);
    assertThat(counting()).isEmpty();
  }

  private List<String> counting() {
    Group crew = Group.aboard(scene.state(), scene.ship(ship));
    return crew.persons().stream().map(person -> person.card().def()).toList();
  }

  /** The levels of all aboard. */
  private int skill(String name) {
    Group crew = Group.aboard(scene.state(), scene.ship(ship));
    return Requirements.skillHalves(crew, name) / 2;
  }
}
