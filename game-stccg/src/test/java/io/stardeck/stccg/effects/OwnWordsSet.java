package io.stardeck.stccg.effects;

import io.stardeck.stccg.card.CardSet;
import io.stardeck.stccg.scene.OwnSet;

/** Cards of the tests' own, each of which says one word or a few. */
final class OwnWordsSet {
  static final CardSet SET =
      OwnSet.with(
          instant("twice", "", "{'op':'REPEAT','times':3,'effects':[{'op':'SCORE','points':2}]}"),
          instant(
              "orderly",
              "{'kind':'SHIP'}",
              "{'op':'LOSE_POINTS','points':2},{'op':'RELOCATE_SHIP','to':'OWN_OUTPOST'},"
                  + "{'op':'SCORE','points':3}"),
          event(
              "clockwork",
              "'place':'TABLE','triggers':[{'at':'END_OF_TURN','of':'OWN','full':false,"
                  + "'effects':[{'op':'SCORE','points':1}]},{'at':'END_OF_TURN','of':'OWN','full':false,"
                  + "'effects':[{'op':'SCORE','points':2}]}]"),
          instant("loses", "", "{'op':'LOSE_POINTS','points':9}"),
          instant("returns", "{'kind':'CARD'}", "{'op':'RETURN_TO_HAND'}"),
          instant("shuffles", "{'kind':'CARD'}", "{'op':'SHUFFLE_INTO_DECK'}"),
          instant("restores", "{'kind':'MISSION'}", "{'op':'RESTORE_MISSION'}"),
          instant("nova", "{'kind':'MISSION'}", "{'op':'DESTROY_LOCATION'}"),
          instant("gains", "{'kind':'MISSION'}", "{'op':'GAIN_ARTIFACTS'}"),
          instant("far", "{'kind':'SHIP'}", "{'op':'RELOCATE_SHIP','to':'FAR_END'}"),
          instant("home", "{'kind':'SHIP'}", "{'op':'RELOCATE_SHIP','to':'OWN_OUTPOST'}"),
          instant("any", "{'kind':'SHIP'}", "{'op':'RELOCATE_SHIP','to':'ANYWHERE'}"),
          instant("mends", "{'kind':'SHIP'}", "{'op':'REPAIR'}"),
          standing("plays", "{'op':'ALLOW','rule':'ST-PLY-01','on':'OWN'}"),
          standing("unique", "{'op':'ALLOW','rule':'ST-UNQ-01','on':'OWN'}"),
          standing("reports", "{'op':'ALLOW','rule':'ST-PLY-10','on':'OWN'}"),
          standing("attacks", "{'op':'ALLOW','rule':'ST-AFF-06','on':'OWN'}"),
          standing("fights", "{'op':'ALLOW','rule':'ST-AFF-08','on':'OWN'}"),
          standing("repairs", "{'op':'ALLOW','rule':'ST-DMG-07','on':'OWN'}"),
          standing(
              "strong",
              "{'op':'MODIFY','stat':'STRENGTH','how':'ADD','by':{'op':'NUMBER','n':3},'on':'OWN'}"),
          standing(
              "set",
              "{'op':'MODIFY','stat':'STRENGTH','how':'SET','by':{'op':'NUMBER','n':1},'on':'ALL'}"),
          standing(
              "doubled",
              "{'op':'MODIFY','stat':'STRENGTH','how':'MULTIPLY','by':{'op':'NUMBER','n':2},"
                  + "'on':'OWN'}"),
          standing("officers", "{'op':'GAIN_CLASS','name':'OFFICER','on':'OWN'}"),
          event(
              "wide",
              "'place':'MISSION','targets':[{'kind':'MISSION'}],'standing':["
                  + "{'op':'MODIFY','stat':'SPAN','how':'ADD','by':{'op':'NUMBER','n':2},"
                  + "'on':'LOCATION'},{'op':'MODIFY','stat':'POINTS','how':'MULTIPLY',"
                  + "'by':{'op':'NUMBER','n':2},'on':'LOCATION'}]"),
          event(
              "walls",
              "'place':'OUTPOST','targets':[{'kind':'OUTPOST'}],'standing':[{'op':'MODIFY',"
                  + "'stat':'SHIELDS','how':'ADD','by':{'op':'NUMBER','n':5},'on':'OUTPOST'}]"),
          "{'kind':'SHIP','id':'refit','name':'refit','rarity':'COMMON','affiliation':'FEDERATION',"
              + "'range':9,'weapons':9,'shields':9,'staffing':{'command':0,'staff':0},"
              + "'uniqueKey':'U.S.S. Enterprise'}",
          "{'kind':'DILEMMA','id':'tribute','name':'tribute','rarity':'COMMON',"
              + "'dilemmaType':'DUAL','bonusPoints':5,'always':[{'op':'KILL','of':{}}],"
              + "'pay':[{'filter':{'op':'CLASS','is':'MEDICAL'},'n':1}]}",
          "{'kind':'DILEMMA','id':'keeps','name':'keeps','rarity':'COMMON',"
              + "'dilemmaType':'SPACE','after':'ATTACH_LOCATION','cure':{'op':'MISSION_SOLVED'},"
              + "'always':[{'op':'HOLD','of':{'n':{'op':'NUMBER','n':1},'highest':'CUNNING'}}]}",
          "{'kind':'MISSION','id':'sides','name':'sides','rarity':'COMMON','missionType':'PLANET',"
              + "'span':2,'points':30,'affiliations':['FEDERATION'],"
              + "'requirements':[{'op':'SKILL','name':'Diplomacy'}],"
              + "'opponentSide':{'affiliations':['KLINGON'],'points':20,'span':5}}",
          "{'kind':'PERSONNEL','id':'locutus','name':'Other Picard','rarity':'COMMON',"
              + "'affiliation':'FEDERATION','classification':'OFFICER','integrity':1,'cunning':1,"
              + "'strength':1,'uniqueKey':'Jean-Luc Picard','lore':'Draw three cards.',"
              + "'text':'Score 50 points.'}");

  private OwnWordsSet() {}

  private static String event(String id, String words) {
    return ("{'kind':'EVENT','id':'%s','name':'%s','rarity':'COMMON','event':{%s}}")
        .formatted(id, id, words);
  }

  private static String instant(String id, String targets, String effects) {
    return event(id, "'place':'NONE','targets':[%s],'effects':[%s]".formatted(targets, effects));
  }

  private static String standing(String id, String standing) {
    return event(id, "'place':'TABLE','standing':[%s]".formatted(standing));
  }
}
