package io.stardeck.stccg.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.stardeck.engine.json.FaultException;
import io.stardeck.engine.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards that are loaded, and the same with one number or field that no card may have. */
class DataBoundsTest {
  private static final String MISSION =
      "{'kind':'MISSION','missionType':'PLANET','span':1,'points':1,'affiliations':['KLINGON'],"
          + "'opponentSide':{'affiliations':['KLINGON'],'points':2,'span':2},"
          + "'requirements':[{'op':'SKILL','name':'Music'}]}";
  private static final String SHIP =
      "{'kind':'SHIP','affiliation':'KLINGON','range':1,'weapons':2,'shields':3,"
          + "'staffing':{'command':0,'staff':0}}";
  private static final String PERSON =
      "{'kind':'PERSONNEL','affiliation':'KLINGON','classification':'OFFICER','icon':'HOLOGRAPHIC',"
          + "'hologramIcon':'STAFF','integrity':1,'cunning':2,'strength':3}";
  private static final String DILEMMA =
      "{'kind':'DILEMMA','dilemmaType':'DUAL','always':[{'op':'REPEAT','times':1,"
          + "'effects':[{'op':'SCORE','points':1}]}],'conditions':{'op':'ANY','of':["
          + "{'op':'SKILL','name':'Music'},{'op':'CLASS','is':'MEDICAL'}]},"
          + "'pay':[{'filter':{'op':'CLASS','is':'MEDICAL'},'n':1}]}";
  private static final String MOVER =
      "{'kind':'DILEMMA','dilemmaType':'SPACE','after':'MOVER',"
          + "'mover':{'range':1,'weapons':2,'shields':3}}";
  private static final String TABLE = "{'kind':'ARTIFACT','use':'EQUIPMENT'}";

  @Rule({"ST-DAT-03", "ST-DAT-10"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'span':1|'span':1001|span",
        "'points':1|'points':-1|points",
        "'points':2|'points':-1|opponentSide.points",
        "'span':2|'span':-1|opponentSide.span",
        "'span':1|'span':1,'anyAffiliation':true|affiliations",
        "{'affiliations':['KLINGON'],'points':2|{'affiliations':[],'points':2"
            + "|opponentSide.affiliations",
        "{'affiliations':['KLINGON'],'points':2|{'affiliations':['KLINGON','NEUTRAL'],'points':2"
            + "|opponentSide.affiliations"
      })
  void missions(String sound, String wrong, String path) {
    refused(MISSION, sound, wrong, path);
  }

  @Rule({"ST-DAT-03", "ST-DAT-14"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'range':1|'range':-1|range",
        "'weapons':2|'weapons':-1|weapons",
        "'shields':3|'shields':-1|shields"
      })
  void ships(String sound, String wrong, String path) {
    refused(SHIP, sound, wrong, path);
  }

  @Rule({"ST-DAT-03", "ST-DAT-15"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'integrity':1|'integrity':-1|integrity",
        "'cunning':2|'cunning':-1|cunning",
        "'strength':3|'strength':-1|strength",
        "'hologramIcon':'STAFF'|'hologramIcon':'HOLOGRAPHIC'|hologramIcon"
      })
  void persons(String sound, String wrong, String path) {
    refused(PERSON, sound, wrong, path);
  }

  @Rule({"ST-DAT-03", "ST-DAT-11"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'n':1|'n':0|pay[0].n",
        "'points':1|'points':1001|always[0].effects[0].points",
        "{'op':'SKILL','name':'Music'},||conditions.of",
        "'pay'|'after':'MOVER','pay'|mover"
      })
  void dilemmas(String sound, String wrong, String path) {
    refused(DILEMMA, sound, wrong == null ? "" : wrong, path);
  }

  @Rule({"ST-DAT-03", "ST-DAT-11", "ST-EFF-45"})
  @ParameterizedTest
  @CsvSource({"'range':1, mover.range", "'weapons':2, mover.weapons", "'shields':3, mover.shields"})
  void movers(String sound, String path) {
    refused(MOVER, sound, sound.replaceFirst(":", ":-"), path);
  }

  @Rule({"ST-DAT-03", "ST-DAT-12"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'EQUIPMENT'|'EQUIPMENT','event':{'place':'TABLE'}|event",
        "'EQUIPMENT'|'EQUIPMENT','interrupt':{'any':true}|interrupt"
      })
  void artifacts(String sound, String wrong, String path) {
    refused(TABLE, sound, wrong, path);
  }

  @Rule({"ST-DAT-03", "ST-DAT-13"})
  @Test
  void outposts() {
    refused(
        "{'kind':'OUTPOST','affiliation':'KLINGON','shields':1}",
        "'shields':1",
        "'shields':-1",
        "shields");
  }

  @Rule({"ST-DAT-11", "ST-DIL-03"})
  @Test
  void aDilemmaStopsThoseWhoFailUnlessItSaysOtherwise() {
    DilemmaDef dilemma = (DilemmaDef) CardSets.read(set(DILEMMA)).cards().get(0);
    assertThat(dilemma.stopsOnFail()).isTrue();
  }

  private static void refused(String card, String sound, String wrong, String path) {
    assertThat(card).contains(sound);
    assertThat(CardSets.read(set(card)).cards()).as("it is sound otherwise").hasSize(1);
    String broken = set(card.replace(sound, wrong));
    assertThat(catchThrowableOfType(FaultException.class, () -> CardSets.read(broken)).faults())
        .extracting("path")
        .containsExactly("cards[0]." + path);
  }

  private static String set(String card) {
    String whole = card.replaceFirst("\\{", "{'id':'x','name':'Card','rarity':'COMMON',");
    return ("{'id':'test','version':'1','cards':[" + whole + "]}").replace('\'', '"');
  }
}
